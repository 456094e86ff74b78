import type { CliName } from './cli.ts';

/** A package of the npm registry that holds a CLI as one program, which needs no install script. */
export interface Build {
  readonly package: string;
  readonly version: string;
  /** The program in it. */
  readonly program: string;
  /** SHA-512 of its tarball in the registry, as npm writes it. */
  readonly integrity: string;
}

export type Platform =
  | 'linux-x64'
  | 'linux-arm64'
  | 'linux-x64-musl'
  | 'linux-arm64-musl'
  | 'darwin-x64'
  | 'darwin-arm64'
  | 'any';

/**
 * What `install-agent` installs: of each CLI the version whose stream was measured. The packages that people install
 * (`@anthropic-ai/claude-code`) copy one of these into place by a script; we take the one with the program itself.
 */
const builds: Readonly<Record<CliName, Readonly<Partial<Record<Platform, Build>>>>> = {
  claude: {
    'linux-x64': {
      package: '@anthropic-ai/claude-code-linux-x64',
      version: '2.1.329',
      program: 'claude',
      integrity: 'sha512-+n4lu1ubYAp02Y0X/MAUnxw9yY6SHHZ77F+IoW+V0wVoFuiI9opdH6gofjf14gXJCEYMTNpks7Gn1i8XZTKAWA==',
    },
    'linux-arm64': {
      package: '@anthropic-ai/claude-code-linux-arm64',
      version: '2.1.329',
      program: 'claude',
      integrity: 'sha512-IiG5umFToSCVWqB1lEsxxwIxKgxPXyZ3DRU915v8J4Bz5Q3JpslM0ew1m5yaT+lFXBPvYxmsEgi0XI68XHND0A==',
    },
    'linux-x64-musl': {
      package: '@anthropic-ai/claude-code-linux-x64-musl',
      version: '2.1.329',
      program: 'claude',
      integrity: 'sha512-EouW7B/aG3GOQBmzN9MxHV9uTOE2r6E+VIlFBrBgIEBuBBF4qH1GTvg5/CVf53gGp4DgVf1CYdBHjS+2NeDP4A==',
    },
    'linux-arm64-musl': {
      package: '@anthropic-ai/claude-code-linux-arm64-musl',
      version: '2.1.329',
      program: 'claude',
      integrity: 'sha512-uVWrRp60cqvikJ13Rtmlkd8WuJtJEWAuGJzenJ0or0I7by05kRWopFdDdpWYQi8dRIJ6+W9T9w+PA4B+EjfCXQ==',
    },
    'darwin-x64': {
      package: '@anthropic-ai/claude-code-darwin-x64',
      version: '2.1.329',
      program: 'claude',
      integrity: 'sha512-6cjJiD19yxOzdnzErJ8ougFKoksK/wUvOJb6V2iCXg1rM9gGEY1I7HE8jQnvh6buAuXHtHaahfoiiISaplOxYg==',
    },
    'darwin-arm64': {
      package: '@anthropic-ai/claude-code-darwin-arm64',
      version: '2.1.329',
      program: 'claude',
      integrity: 'sha512-brgS94FOoB+ekq1gIeNpBtGAbzWxE1UEeBQWfk1KX1BStrMIxwWXriPfQLKEkFTWHpmGXv2fZxxMQJsR+5PhZw==',
    },
  },
  codex: {
    'linux-x64': {
      package: '@openai/codex',
      version: '0.169.0-linux-x64',
      program: 'vendor/x86_64-unknown-linux-musl/bin/codex',
      integrity: 'sha512-o05NyAOCDygSPRo1yinzxvkRSdmsZyBD9E7mbpmjRanSfM8lypqWtQgEo4XfNkwhuCR2aFu8mlGOsQGFXVbVww==',
    },
    'linux-arm64': {
      package: '@openai/codex',
      version: '0.169.0-linux-arm64',
      program: 'vendor/aarch64-unknown-linux-musl/bin/codex',
      integrity: 'sha512-NZ/DaQUpcQmxmqee7Z9uC1rzw3GhSbooawcaTe1LN5Yk+WlinUKGdTXJgClRT/9ogQEEM9TWxYzvxPfj5G/xFg==',
    },
    'linux-x64-musl': {
      package: '@openai/codex',
      version: '0.169.0-linux-x64',
      program: 'vendor/x86_64-unknown-linux-musl/bin/codex',
      integrity: 'sha512-o05NyAOCDygSPRo1yinzxvkRSdmsZyBD9E7mbpmjRanSfM8lypqWtQgEo4XfNkwhuCR2aFu8mlGOsQGFXVbVww==',
    },
    'linux-arm64-musl': {
      package: '@openai/codex',
      version: '0.169.0-linux-arm64',
      program: 'vendor/aarch64-unknown-linux-musl/bin/codex',
      integrity: 'sha512-NZ/DaQUpcQmxmqee7Z9uC1rzw3GhSbooawcaTe1LN5Yk+WlinUKGdTXJgClRT/9ogQEEM9TWxYzvxPfj5G/xFg==',
    },
    'darwin-x64': {
      package: '@openai/codex',
      version: '0.169.0-darwin-x64',
      program: 'vendor/x86_64-apple-darwin/bin/codex',
      integrity: 'sha512-K1FKSsSLl9v3z5TeagBQXyQRDBIGB5Jncy5dxsRxwT3aaTqN3AI8VrCfoxBxKMOOU9O2QX1vg7WkBwNVth/s9A==',
    },
    'darwin-arm64': {
      package: '@openai/codex',
      version: '0.169.0-darwin-arm64',
      program: 'vendor/aarch64-apple-darwin/bin/codex',
      integrity: 'sha512-5WsWFBbVP78D+6FvNo1MMVxLPZdmcoQlqVJFrF4qx/TmvneLnMQKtLyXkUo54XOTDfoYKpNouTJ/F7gTVA8FnQ==',
    },
  },
  gemini: {
    any: {
      package: '@google/gemini-cli',
      version: '0.61.0',
      program: 'bundle/gemini.js',
      integrity: 'sha512-dbQ9A0qBtFJNi6XBkHvfZ6Azpn6PNgH/P8h2MZ67RLlX8hSAVjup39CRWqdRxZv7YXIuhrFaytr8y0jKnkoxnQ==',
    },
  },
  opencode: {
    'linux-x64': {
      package: 'opencode-linux-x64',
      version: '1.18.33',
      program: 'bin/opencode',
      integrity: 'sha512-q/t/3p2CTxOT9y2kvjesb/LZab2+1eqlhhWA02Be6mjTtmYtNBcBsrI5yDo4Fw7ZSPBW2oyMIGMNRqiKQjiAWw==',
    },
  },
  copilot: {
    'linux-x64': {
      package: '@github/copilot-linux-x64',
      version: '1.0.102',
      program: 'copilot',
      integrity: 'sha512-eGHPbsP0p2QgfVZCjtbGBFZPBOJQ0DN7xIbBRAo7oG8b1zfLirQIdfI4h8Iy68Dv2cKJGJZg2/EO7W7KpIMJOw==',
    },
    'linux-arm64': {
      package: '@github/copilot-linux-arm64',
      version: '1.0.102',
      program: 'copilot',
      integrity: 'sha512-5rO0B2/AduCekrE+aUzipySKZxZY2b/tVRZ8Suy8ymPFNC0Q7HQiQ8DZhxj+3RhHR8rU2Z8KOJVAbtMlROX6+A==',
    },
    'linux-x64-musl': {
      package: '@github/copilot-linuxmusl-x64',
      version: '1.0.102',
      program: 'copilot',
      integrity: 'sha512-laj1/lFWwkX7P1jAVm2DNNxRljLkhfKI4XDONIA5njiU+PPvWVH38gIvYU+lNTgJ0QT7CSV6Jj2fuqPx0Go+5Q==',
    },
    'linux-arm64-musl': {
      package: '@github/copilot-linuxmusl-arm64',
      version: '1.0.102',
      program: 'copilot',
      integrity: 'sha512-PyuqTcgTKd4XrtSRKAQgfIK41cVzHArSNM8f8XS39dQc75aUsKG+MPd5rLwmqqhtbWVFgI+PSS/X18/Qo4EDTg==',
    },
    'darwin-x64': {
      package: '@github/copilot-darwin-x64',
      version: '1.0.102',
      program: 'copilot',
      integrity: 'sha512-n4jBdS+QxrXWiQ9v9tUBZUcJ0hlWVG75Qs3Gzo25BRzlWQSSd5eCNrfOVf4Cr95mAK/L54dne+8rSwASNRG7qA==',
    },
    'darwin-arm64': {
      package: '@github/copilot-darwin-arm64',
      version: '1.0.102',
      program: 'copilot',
      integrity: 'sha512-M4Jwxvw9CzxQUVoAz4UFbwFw9SpjUXbMzD481ifFJ+o/GXYJy5+sYxWRSfGhPA9e/w4DlWxdpkSQFnagl/AYbA==',
    },
  },
};

/** The build for a machine, or null. Those of codex are linked against no C library, so they run with both. */
export function buildFor(cli: CliName, platform: Platform | null): Build | null {
  const own = builds[cli];
  return (platform === null ? undefined : own[platform]) ?? own.any ?? null;
}
