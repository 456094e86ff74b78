/** Something a SUMMARY says of its own plan, and where. */
export interface SummaryClaim {
  /** As a person finds it: `status`, `Self-Check`, `Tasks`. */
  readonly name: string;
  readonly text: string;
  /**
   * `status` must say that the plan is done, and `count` that all tasks are. `prose` must not say that something is open,
   * `verdict` not in its first words. `stop` names something that is.
   */
  readonly kind: 'status' | 'count' | 'prose' | 'verdict' | 'stop';
}

/** A line of a SUMMARY without quotes, list and table marks at the beginning, and without emphasis. */
export function plain(line: string): string {
  return line
    .replace(/^\s*(?:>\s*|\|\s*|[-*+]\s+)*/, '')
    .replace(/<\/?(?:b|strong|i|em|u)>|\*\*|__|`|(?<=^|\s)[*_](?=\S)|(?<=\S)[*_](?=\s|$)/g, '')
    .replace(/\s*\|\s*$/, '')
    .trim();
}
