/**
 * The type of a task in one spelling: `auto`, `tdd`, `tracer`, `checkpoint` or `checkpoint:<kind>`. Whatever else people
 * wrote for "just do it" (`execute`, `implementation`, nothing at all) is `auto`.
 */
export function taskType(declared: string): string {
  return upstreamType(declared) ?? 'auto';
}

/** False for a type that is neither upstream's nor one of the words seen in real plans. */
export function isKnownTaskType(declared: string): boolean {
  return plainWork.test(declared) || upstreamType(declared) !== null;
}

const plainWork = /^(?:|auto|execute|implementation|implement|test|verification|verify|research|setup)$/i;

function upstreamType(declared: string): string | null {
  const type = declared.toLowerCase().replace(/[_\s]+/g, '-');
  if (type.startsWith('checkpoint')) return type.replace(/^checkpoint[:-]*/, 'checkpoint:').replace(/:$/, '');
  if (/^(?:human-(?:verify|action)|decision)$/.test(type)) return `checkpoint:${type}`;
  if (/^tdd(?:-|$)/.test(type)) return 'tdd';
  return type === 'tracer' ? type : null;
}
