# What the scripted agents of the scenarios share: they do by shell what a coding agent does by tools.

# Writes src/discount.mjs as the plan asks for it.
discount() {
  cat > src/discount.mjs <<'EOF'
/** The price after a discount in percent. */
export function discount(price, percent) {
  if (percent < 0 || percent > 100) throw new RangeError(`percent: found ${percent}, expected 0 to 100`);
  return price - (price * percent) / 100;
}
EOF
}

# Writes a discount that forgets to divide.
wrong_discount() {
  mkdir -p src
  printf 'export function discount(price, percent) {\n  return price - price * percent;\n}\n' > "${1:-src/discount.mjs}"
}

# Writes test/discount.test.mjs.
discount_test() {
  cat > test/discount.test.mjs <<'EOF'
import assert from 'node:assert';
import { test } from 'node:test';
import { discount } from '../src/discount.mjs';

test('ten percent off', () => assert.equal(discount(200, 10), 180));
test('no discount', () => assert.equal(discount(7, 0), 7));
test('more than all', () => assert.throws(() => discount(7, 101), RangeError));
EOF
}

# Commits everything.
save() {
  git add -A
  git commit -q -m "feat(01-01): ${1:-the discount}"
}

# Writes the SUMMARY that the plan asks for.
summary() {
  mkdir -p "$(dirname "$SUMMARY_PATH")"
  printf -- '---\nphase: 01-work\nplan: 01\n---\n\n# Plan 01-01: summary\n\n%s\n\n## Self-Check: %s\n' \
    "${1:-The discount is written and tested.}" "${2:-PASSED}" > "$SUMMARY_PATH"
}
