/**
 * Well-known forms of tokens and keys, as the rules of gitleaks 8.24 (MIT) and the issuers' documentation give them, read on
 * 2026-11-20. Each begins with a fixed word and has bounded runs, so a text is searched in time proportional to its length.
 */
export const TOKEN_SHAPES: readonly { readonly name: string; readonly form: RegExp }[] = [
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
    name: 'a private key',
    form: /-----BEGIN [A-Z0-9 ]{0,40}PRIVATE KEY(?: BLOCK)?-----(?:\\[rn]|[ \t\r\n"'+,]){1,40}[A-Za-z0-9+/=:-]{32}/g,
  },
];
