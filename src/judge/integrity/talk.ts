import type { TestLanguage } from './test-marks.ts';

/** A text without comments and without what is quoted; its lines stay. What is never closed ends with its line, or with the text. */
export function withoutTalk(text: string, language: TestLanguage): string {
  return text.replace(talkOf(language), (talk) =>
    talk.replace(/[^\n]+/g, (part) => (/^['"`]/.test(part) ? "''" : ' ')),
  );
}

/** A text without its comments, but for those that compilers and tools obey. */
export function withoutComments(text: string, language: TestLanguage): string {
  return text.replace(talkOf(language), (talk) => (/^['"`]/.test(talk) || obeyed.test(talk) ? talk : ' '));
}

const obeyed =
  /^(?:#!|\/\/go:|\/\/ \+build|\/\/\/\s*<|(?:\/\/|\/\*+|#+)\s*(?:@ts-|@jsx|@flow|@vite|@jest|@vitest|eslint|prettier|biome|istanbul|[cv]8 ignore|webpack|nolint|noqa|type:|pylint|mypy|ruff|pragma|fmt:|frozen_string|coding[:=]|rubocop|phpcs|phpstan|swiftlint))/i;

function talkOf({ lineComment, blockComment, quotes }: TestLanguage): RegExp {
  const comment = lineComment === '//' ? '//[^\\n]*' : '(?<![\\w$&\\\\{])#(?!\\[)[^\\n]*';
  const texts = [...quotes].map((quote) =>
    quote === '`'
      ? '`(?:[^`\\\\]|\\\\[\\s\\S])*(?:`|$)'
      : `${quote}(?:[^${quote}\\\\\\n]|\\\\[\\s\\S])*(?:${quote}|(?=\\n)|$)`,
  );
  const long = lineComment === '#' && quotes !== '' ? ['"""[\\s\\S]*?"""', "'''[\\s\\S]*?'''"] : [];
  return new RegExp([...(blockComment ? ['/\\*[\\s\\S]*?(?:\\*/|$)'] : []), comment, ...long, ...texts].join('|'), 'g');
}
