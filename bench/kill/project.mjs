// The project that is run and killed: five plans, a checkout for each machine that works on it, and what they share.
import { existsSync, mkdirSync, readdirSync, readFileSync, readlinkSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { git, planText, writeFiles } from '../measure.mjs';

export const plans = ['01-01', '01-02', '01-03', '01-04', '01-05'];
export const stateRef = 'refs/phase-executor/01/state';

/** The machines of one project, each with a checkout, a home and a temporary folder of its own, below one folder. */
export class Machines {
  #dir;
  #origin = null;

  constructor(dir, { remote = false } = {}) {
    this.#dir = dir;
    this.all = [];
    const first = this.#machine();
    makeProject(first.root);
    this.all.push(first);
    if (!remote) return;
    this.#origin = join(dir, 'origin.git');
    git(dir, 'clone', '-q', '--bare', first.root, this.#origin);
    git(first.root, 'remote', 'add', 'origin', this.#origin);
  }

  /** A bare repository, or null where there is no remote. */
  get origin() {
    return this.#origin;
  }

  /** A machine that knows nothing but the remote. */
  another() {
    const machine = this.#machine();
    git(this.#dir, 'clone', '-q', this.#origin, machine.root);
    writeFiles(machine.root, { '.env': 'SECRET=1\n' });
    this.all.push(machine);
    return machine;
  }

  #machine() {
    const dir = join(this.#dir, `machine-${this.all.length + 1}`);
    const machine = { root: join(dir, 'checkout'), home: join(dir, 'home'), temporary: join(dir, 'tmp') };
    for (const folder of [machine.home, machine.temporary]) mkdirSync(folder, { recursive: true });
    return machine;
  }
}

/**
 * Five plans: two that commit by themselves and one that leaves its work uncommitted, one that fails the first time, two
 * that change one file at once and so collide when they are folded, and one that needs them all. Three write a SUMMARY:
 * in work trees they are adopted after a kill.
 */
function makeProject(root) {
  const work = {
    '01-01': [
      'a.txt',
      [],
      'sleep 0.1; echo a > a.txt; git add a.txt; git -c user.name=A -c user.email=a@b commit -qm "feat: a"; sleep 0.1; echo "# done" > "$SUMMARY_PATH"',
    ],
    '01-02': [
      'b.txt',
      [],
      '[ "$ATTEMPT" -gt 1 ] || { echo half > b.txt; echo "not yet" >&2; exit 1; }; sleep 0.1; echo b > b.txt; echo "# done" > "$SUMMARY_PATH"',
    ],
    '01-03': [
      'c.txt',
      ['01-01'],
      'echo c >> both.txt; sleep 0.1; sort -u -o both.txt both.txt; echo c > c.txt; mkdir -p deep/er; echo c > deep/er/c.txt',
    ],
    '01-04': [
      'd.txt',
      ['01-01'],
      'echo d >> both.txt; sleep 0.1; sort -u -o both.txt both.txt; echo d > d.txt; rm -f old.txt; echo "# done" > "$SUMMARY_PATH"',
    ],
    '01-05': [
      'e.txt',
      ['01-02', '01-03', '01-04'],
      'cat both.txt > e.txt; git add -A; git -c user.name=A -c user.email=a@b commit -qm "feat: e"; sleep 0.1; echo more >> e.txt',
    ],
  };
  const files = {
    '.planning/ROADMAP.md': `# Roadmap\n\n- [ ] **Phase 1: First**\n\n### Phase 1: First\n\n${plans.map((id) => `- [ ] ${id}-PLAN.md: it\n`).join('')}`,
    '.planning/STATE.md': 'Phase: 1 of 1\n',
    'old.txt': 'old\n',
    'both.txt': 'begin\n',
    '.gitignore': '.env\n',
    '.env': 'SECRET=1\n',
  };
  for (const [id, [artifact, after, script]] of Object.entries(work)) {
    const task = `<action>\n\`\`\`sh\nset -e\n${script}\n\`\`\`\n</action>`;
    files[`.planning/phases/01-first/${id}-PLAN.md`] = planText(id, { after, artifact, task });
  }
  writeFiles(root, files);
  git(root, 'init', '-q', '-b', 'main');
  git(root, 'add', '-A');
  git(root, 'commit', '-qm', 'begin');
}

/** Processes of a machine that are alive, by their variables or folder. Linux only: elsewhere there is nothing to look into. */
export function processesOf({ home }) {
  if (!existsSync('/proc/self/environ')) return [];
  const folder = dirname(home);
  return readdirSync('/proc').filter((pid) => {
    if (!/^\d+$/.test(pid)) return false;
    try {
      const isBelow = readlinkSync(`/proc/${pid}/cwd`).startsWith(folder);
      return isBelow || readFileSync(`/proc/${pid}/environ`, 'latin1').includes(`=${folder}/`);
    } catch {
      return false;
    }
  });
}
