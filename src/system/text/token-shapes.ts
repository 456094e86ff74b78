import type { TextRange } from './secret-finder.ts';

/** Finds what looks like a token, each with the form that it has. */
export function tokensIn(text: string): { readonly name: string; readonly ranges: TextRange[] }[] {
  return TOKEN_SHAPES.map(({ name, form }) => ({ name, ranges: rangesOf(text, form) })).filter(
    ({ ranges }) => ranges.length > 0,
  );
}

/** Documentation writes EXAMPLE into the keys that it shows, and the token of jwt.io is in half of all tests of tokens. */
function rangesOf(text: string, form: RegExp): TextRange[] {
  return [...text.matchAll(form)].flatMap(({ 0: token, index }) =>
    /EXAMPLE|\.eyJzdWIiOiIxMjM0NTY3ODkwIiwibmFtZSI6IkpvaG4gRG9l/.test(token)
      ? []
      : [{ from: index, to: index + token.length }],
  );
}

/**
 * Well-known forms of tokens and keys, as the rules of gitleaks 8.24 (MIT) and the issuers' documentation give them, read on
 * 2026-11-20. Each begins with a fixed word and has bounded runs, so a text is searched in time proportional to its length.
 */
const TOKEN_SHAPES: readonly { readonly name: string; readonly form: RegExp }[] = [
  { name: 'a token of GitHub', form: /gh[pousr]_[A-Za-z0-9]{36,255}/g },
  { name: 'a token of GitHub', form: /github_pat_[A-Za-z0-9_]{60,255}/g },
  { name: 'a token of GitLab', form: /\bgl(?:pat|dt|rt|ptt|cbt)-[A-Za-z0-9_-]{20,300}/g },
  { name: 'a key of AWS', form: /\b(?:AKIA|ASIA|ABIA|ACCA)[A-Z2-7]{16}\b/g },
  { name: 'a token of Slack', form: /\bxox[abeoprs]-[0-9]{8,14}-[A-Za-z0-9-]{10,250}/g },
  { name: 'a token of Slack', form: /\bxapp-\d-[A-Z0-9]{8,14}-\d{8,14}-[a-f0-9]{32,128}/g },
  { name: 'a webhook of Slack', form: /hooks\.slack\.com\/(?:services|workflows|triggers)\/[A-Za-z0-9+/]{43,60}/g },
  { name: 'a key of Stripe', form: /\b[sr]k_(?:live|prod|test)_[A-Za-z0-9]{16,250}/g },
  { name: 'a key of Google', form: /\bAIza[A-Za-z0-9_-]{35}(?![A-Za-z0-9_-])/g },
  { name: 'a token of npm', form: /\bnpm_[A-Za-z0-9]{36}(?![A-Za-z0-9])/g },
  { name: 'a token of PyPI', form: /\bpypi-AgE[A-Za-z0-9_-]{50,1000}/g },
  { name: 'a key of Anthropic', form: /\bsk-ant-(?:api|admin|oat)\d{2}-[A-Za-z0-9_-]{80,120}/g },
  {
    name: 'a key of OpenAI',
    form: /\bsk-(?:proj-|svcacct-|admin-)?[A-Za-z0-9_-]{20,120}T3BlbkFJ[A-Za-z0-9_-]{20,120}/g,
  },
  {
    name: 'a JSON web token',
    form: /\beyJ[A-Za-z0-9_-]{10,2000}\.eyJ[A-Za-z0-9_-]{10,8000}\.[A-Za-z0-9_-]{20,1000}/g,
  },
  {
    name: 'a private key',
    form: /-----BEGIN [A-Z0-9 ]{0,40}PRIVATE KEY(?: BLOCK)?-----(?:\\[rn]|[ \t\r\n"'+,]){1,40}[A-Za-z0-9+/=:-]{32}/g,
  },
];
