// The picture of a run in the README, drawn from the log of `demo` itself: node .ci/draw-demo.mjs > docs/demo.svg
import { spawnSync } from 'node:child_process';

const demo = spawnSync(process.execPath, ['dist/cli.js', 'demo'], { encoding: 'utf8' });
if (demo.status !== 0) throw new Error(`the demo ended with ${demo.status}: ${demo.stderr}`);
const log = demo.stderr
  .split('\n')
  .filter((line) => /^ +\d/.test(line) && !/automated check|waiting|next phase/.test(line));
const end = demo.stdout.split('\n').filter((line) => /^Phase |^ {2}✓|^success/.test(line));
const lines = ['$ phase-executor run 1', ...log, ...end].map((line) => clipped(line.trimEnd()));

const [width, lineHeight, margin] = [960, 19, 20];
const height = lines.length * lineHeight + 2 * margin;
const rows = lines.map((line, at) => {
  const y = margin + at * lineHeight + 13;
  return `<text x="${margin}" y="${y}" class="${kindOf(line)}">${escaped(line)}</text>`;
});
process.stdout.write(`<svg xmlns="http://www.w3.org/2000/svg" xml:space="preserve" viewBox="0 0 ${width} ${height}" role="img" aria-label="A run of the demo phase: four plans, of which one fails, is rolled back and heals">
<style>
  rect { fill: #f6f8fa } text { font: 13px ui-monospace, Menlo, Consolas, monospace; white-space: pre; fill: #24292f }
  .good { fill: #116329 } .bad { fill: #a40e26 } .head { font-weight: 600 }
  @media (prefers-color-scheme: dark) {
    rect { fill: #0d1117 } text { fill: #c9d1d9 } .good { fill: #56d364 } .bad { fill: #ff7b72 }
  }
</style>
<rect width="${width}" height="${height}" rx="8"/>
${rows.join('\n')}
</svg>
`);

function kindOf(line) {
  if (/✓|^success/.test(line)) return 'good';
  if (/rolled back/.test(line)) return 'bad';
  return /^\$|^Phase|wave/.test(line) ? 'head' : 'plain';
}

function clipped(line) {
  return line.length > 112 ? `${line.slice(0, 111)}…` : line;
}

function escaped(text) {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
}
