import { fstatSync, readSync } from 'node:fs';

/** A line of a file, without its newline, and the byte it begins at. */
export interface FileLine {
  readonly text: string;
  readonly from: number;
}

/**
 * The whole lines of an open file from the last to the first, a megabyte in memory at a time: what a resume needs
 * stands at the end of a log, however long it is. `skips` looks at a line before it is made a string of its own: at
 * the bytes from one place to another, as Latin-1.
 */
export function* linesFromEnd(
  file: number,
  skips: (bytes: string, from: number, to: number) => boolean = () => false,
): Generator<FileLine> {
  const chunk = Buffer.alloc(tailChunkBytes);
  let isOverlong = false;
  // The beginning of the line that the chunk after this one ends.
  let rest: Buffer = Buffer.alloc(0);
  for (let end = fstatSync(file).size; end > 0; ) {
    const start = Math.max(0, end - tailChunkBytes);
    const read = readSync(file, chunk, 0, end - start, start);
    const bytes = Buffer.concat([chunk.subarray(0, read), rest]);
    const latin1 = bytes.toString('latin1');
    const starts = lineStarts(latin1);
    // Above it stands the end of a line that may begin in the chunk before this one.
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
    // A line that is larger than any of ours is not kept together: it is told as one that says nothing.
    const isTooLong = first > mostTailLineBytes;
    isOverlong ||= isTooLong;
    rest = isTooLong ? Buffer.alloc(0) : Buffer.from(bytes.subarray(0, first));
    end = start;
  }
}

/** Whether what comes next would stand on the same line as what is there. */
export function endsInMidLine(file: number): boolean {
  const { size } = fstatSync(file);
  const last = Buffer.alloc(1);
  return size > 0 && readSync(file, last, 0, 1, size - 1) === 1 && last[0] !== newline;
}

const tailChunkBytes = 1024 * 1024;
const mostTailLineBytes = 16 * 1024 * 1024;
const newline = 10;

/** Where lines begin: at 0, which may be in the middle of one, and after each newline but the last character. */
function lineStarts(text: string): number[] {
  const starts = [0];
  for (let at = text.indexOf('\n'); at >= 0 && at < text.length - 1; at = text.indexOf('\n', at + 1))
    starts.push(at + 1);
  return starts;
}
