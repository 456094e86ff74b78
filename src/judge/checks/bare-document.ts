/** A document, or what was added to one, of headings, rules and "TODO" alone. */
export function bareDocument(before: string | null, after: string) {
  const isHollow = (line: string) => bareLine.test(line.trim()) || hollowLine.test(line.trim());
  const isBare = (line: string) => heading.test(line) || isHollow(line);
  const [old, lines] = [linesOf(before ?? ''), linesOf(after)];
  const [known, present] = [new Set(old), new Set(lines)];
  const fresh = lines.filter((line) => !known.has(line));
  // A heading above what was there before gives it an order; that of a version, or "Unreleased", is to be filled later.
  const isEmptySection = (line: string, at: number) =>
    known.has(line) || (isBare(line) && isBare(lines[at + 1] ?? '#') && !/unreleased|\d\.\d/i.test(line));
  const isMore = () =>
    fresh.some((line) => heading.test(line)) && old.every((line) => present.has(line)) && lines.every(isEmptySection);
  if (lines.length === 0 || !(lines.every(isBare) || isMore())) return null;
  const said = fresh.find(isHollow) ?? lines.find(isHollow) ?? fresh[0] ?? lines[0] ?? '';
  // A title alone may be all that a short document is to say.
  return { line: after.split(/\r?\n/).indexOf(said) + 1, text: said.trim(), isAll: lines.length > 1 || isHollow(said) };
}

const heading = /^\s{0,3}#{1,6}(?:\s|$)/;

/** The visible lines of a document, without its frontmatter, its comments and the heads of its tables. */
function linesOf(document: string): string[] {
  const text = document.replace(/^\uFEFF?---\r?\n[\s\S]*?\n---[ \t]*(?:\r?\n|$)/, '').replace(/<!--[\s\S]*?-->/g, '');
  const rows = text.replace(/^\|.*\|[ \t]*\r?\n(?=\|[-:| \t]+\|[ \t]*$)/gm, '');
  return rows.split(/\r?\n/).filter((line) => line.trim() !== '');
}

const bareLine =
  /^(?:[-*+>]|\d+\.)?\s*[*_`[(]*(?:\.{3}|…|(?:TODO|TBD|TBA|WIP|FIXME)\b.{0,60}|(?:[Tt]odo|[Tt]bd|[Cc]oming soon|[Pp]laceholder|[Ll]orem ipsum\b.*|[Tt]o be (?:written|done|added|completed|documented)|[Ww]ork in progress|[Uu]nder construction|[Nn]ot (?:yet )?(?:written|documented|implemented)(?: yet)?)[.…!:]*)[*_`\])]*$/;

/** A bracket to be filled in, a promise of words to come, a row of a table of which only the first cell is written, filler. */
const hollowLine =
  /^(?:[-*+>]\s*)?(?:\[(?:describe|explain|insert|add|write|list|your)\b[^\]]*\]|[\w ]{1,20}:\s*(?:YYYY-MM-DD|TBD|TODO)|(?:[\w-]+ ){1,5}(?:will|to) (?:follow|be (?:added|written|documented|completed|provided|described))(?: (?:here|later|soon))?\.?|this section (?:will|describes|covers|explains|documents|contains)\b[^.:]{0,80}\.?|see the (?:code|source)\.?|\|[^|]*\|(?:[ \t]*(?:(?:TBD|TODO|TBA|:?-+:?)[ \t]*)?\|)+|.{0,200}\b(?:consectetur|adipiscing|eiusmod|incididunt|veniam|nostrud|ullamco|laboris|aliquip|irure|reprehenderit|excepteur|cupidatat|deserunt)\b.*)$/i;
