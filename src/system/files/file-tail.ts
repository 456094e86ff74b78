import { fstatSync, readSync } from 'node:fs';

/** A line without its newline; `from` is its first byte. */
export interface FileLine {
  readonly text: string;
  readonly from: number;
}

/**
 * Whole lines of a file from the last, a megabyte in memory at a time: a resume needs the end of a long log.
 * `skips` sees a line (Latin-1, from and to) before it becomes a string of its own.
 */
export function* linesFromEnd(
  file: number,
  skips: (bytes: string, from: number, to: number) => boolean = () => false,
): Generator<FileLine> {
  const chunk = Buffer.alloc(tailChunkBytes);
  let isOverlong = false;
  // The beginning of a line that ends in the next chunk.
  let rest: Buffer = Buffer.alloc(0);
  for (let end = fstatSync(file).size; end > 0; ) {
    const start = Math.max(0, end - tailChunkBytes);
    const read = readSync(file, chunk, 0, end - start, start);
    const bytes = Buffer.concat([chunk.subarray(0, read), rest]);
    const latin1 = bytes.toString('latin1');
    const starts = lineStarts(latin1);
    // Before it stands the end of a line that may begin in the previous chunk.
    const first = start === 0 ? 0 : (starts[1] ?? latin1.length);
    let to = latin1.length;
    for (const from of starts.filter((each) => each >= first && each < to).reverse()) {
      const stop = latin1.charCodeAt(to - 1) === newline ? to - 1 : to;
      if (isOverlong) yield { text: '', from: start + from };
      else if (stop > from && !skips(latin1, from, stop))
        yield { text: bytes.toString('utf8', from, stop), from: start + from };
      isOverlong = false;
      to = from;
    }
    // A line larger than any of ours is reported as empty.
    const isTooLong = first > maxTailLineBytes;
    isOverlong ||= isTooLong;
    rest = isTooLong ? Buffer.alloc(0) : Buffer.from(bytes.subarray(0, first));
    end = start;
  }
}

export function endsInMidLine(file: number): boolean {
  const { size } = fstatSync(file);
  const last = Buffer.alloc(1);
  return size > 0 && readSync(file, last, 0, 1, size - 1) === 1 && last[0] !== newline;
}

const tailChunkBytes = 1024 * 1024;
const maxTailLineBytes = 16 * 1024 * 1024;
const newline = 10;

/** Offsets of lines: 0, which may be inside a line, and after each newline but the last character. */
function lineStarts(text: string): number[] {
  const starts = [0];
  for (let at = text.indexOf('\n'); at >= 0 && at < text.length - 1; at = text.indexOf('\n', at + 1))
    starts.push(at + 1);
  return starts;
}
