// The documents as a site: the same Markdown, no second text. `npm run site` writes site/build and fails for a dead link.
import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { dirname, join, posix } from 'node:path';
import { parse } from 'yaml';

const { repository } = JSON.parse(readFileSync('package.json', 'utf8'));
const source = `https://github.com/${repository.replace(/^github:/, '')}/blob/main/`;
const output = 'site/build';

export default function (site) {
  site.addTemplate('index.md', readFileSync('README.md', 'utf8'));
  site.addGlobalData('layout', 'page.njk');
  site.addGlobalData(
    'permalink',
    () =>
      ({ page }) =>
        `${page.filePathStem}.html`,
  );
  const isThere = ([page]) => page === 'index' || existsSync(`docs/${page}.md`); // `npm run bench -- --table` makes one of them
  const parts = parse(readFileSync('site/parts.yml', 'utf8'));
  site.addGlobalData('parts', () => parts.map((part) => ({ ...part, pages: part.pages.filter(isThere) })));
  site.addPassthroughCopy({ 'docs/demo.svg': 'demo.svg', 'site/style.css': 'style.css' });
  site.addWatchTarget('docs');
  site.addFilter('title', (content) => /<h1[^>]*>(.*?)<\/h1>/s.exec(content)?.[1].replace(/<[^>]+>/g, '') ?? '');
  site.addFilter('up', (url) => '../'.repeat(url.split('/').length - 2));
  site.amendLibrary('md', (markdown) => {
    markdown.set({ html: true });
    markdown.core.ruler.push('links', (state) => rewritten(state));
  });
  site.on('eleventy.before', () => rmSync(output, { recursive: true, force: true }));
  site.on('eleventy.after', () => {
    const dead = deadLinks();
    if (dead.length > 0) throw new Error(`links that lead nowhere:\n${dead.join('\n')}`);
  });
  return {
    dir: { input: 'docs', output, includes: '../site', layouts: '../site' },
    markdownTemplateEngine: false, // the documents show expressions of workflows
    templateFormats: ['md'],
  };
}

/** Gives headings the ids that hosts give them, and leads links to the pages here, or to the repository. */
function rewritten({ tokens, env }) {
  const { page } = env;
  // README.md stands one folder above the pages.
  const file = page.inputPath.endsWith('/index.md') ? 'README.md' : page.inputPath.replace(/^\.\//, '');
  const taken = new Map();
  tokens.forEach((token, at) => {
    if (token.type === 'heading_open') token.attrSet('id', idOf(tokens[at + 1], taken));
    for (const child of token.children ?? [])
      for (const name of ['href', 'src']) {
        const target = child.attrGet(name);
        if (target !== null && !/^(?:[a-z]+:|#)/.test(target)) child.attrSet(name, placeOf(target, file));
      }
    if (token.type === 'table_open') token.attrJoin('class', 'table');
  });
}

function placeOf(target, file) {
  const [path, anchor] = target.split('#');
  const to = posix.normalize(posix.join(dirname(file), path));
  const end = anchor === undefined ? '' : `#${anchor}`;
  if (!to.startsWith('docs/')) return to === 'README.md' ? up(file, `index.html${end}`) : `${source}${to}${end}`;
  const page = existsSync(to) && /\/decisions\/?$/.test(to) ? 'docs/decisions/README.md' : to;
  return up(file, `${page.slice('docs/'.length).replace(/\.md$/, '.html')}${end}`);
}

function up(file, place) {
  const depth = file === 'README.md' ? 0 : file.split('/').length - 2;
  return `${'../'.repeat(depth)}${place}`;
}

function idOf({ children }, taken) {
  const text = children.map(({ content }) => content).join('');
  const id = text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\s_-]/gu, '')
    .trim()
    .replaceAll(' ', '-');
  const number = taken.get(id) ?? 0;
  taken.set(id, number + 1);
  return number === 0 ? id : `${id}-${number}`;
}

function deadLinks() {
  const pages = readdirSync(output, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.html'));
  const texts = new Map(pages.map((name) => [name, readFileSync(join(output, name), 'utf8')]));
  return [...texts].flatMap(([name, text]) =>
    [...text.matchAll(/(?:href|src)="([^"]+)"/g)].flatMap(([, target]) => {
      const [path, anchor] = target.split('#');
      if (target.startsWith(source))
        return existsSync(target.slice(source.length).split('#')[0]) ? [] : [`${name}: ${target}`];
      if (/^[a-z]+:/.test(target)) return [];
      const to = path === '' ? name : posix.join(dirname(name), path);
      const isThere = existsSync(join(output, to)) && (!anchor || texts.get(to)?.includes(`id="${anchor}"`));
      return isThere ? [] : [`${name}: ${target}`];
    }),
  );
}
