import { expect, test } from '@jest/globals';
import { emptyFile } from '../../../src/judge/checks/hollow-files.ts';

test.each([
  ['logo.png', 'a logo\n', 'is a text'],
  ['prices.pdf', 'Prices\n', 'is a text'],
  ['app.json', '{}\n', 'has only empty'],
  ['de.json', '{"login": "", "menu": {"open": ""}}\n', 'has only empty'],
  ['seo.json', '{"title": "TODO", "words": []}\n', 'has only empty'],
  ['compose.yml', 'services:\n  web:\n    image: your-image-here\n', 'has only empty'],
])('%s with %j holds nothing', (path, text, expected) => {
  expect(emptyFile(path, text)).toMatch(expected);
});

test.each([
  ['logo.png', '\ufffdPNG\r\n\0'],
  ['prices.pdf', '%PDF-1.4\n'],
  ['.prettierrc.json', '{}\n'],
  ['config.example.json', '{"key": ""}\n'],
  ['de.json', '{"login": "", "logout": "Abmelden"}\n'],
  ['hosts.yml', 'all:\n  hosts:\n    one:\n    two:\n'],
  ['compose.yml', 'services:\n  db:\n    image: postgres\nvolumes:\n  data:\n'],
  ['openapi.yaml', 'paths: {}\ncomponents:\n  a: b\n'],
  ['main.tf', 'terraform {\n  backend "s3" {}\n}\n'],
  ['load.js', "const key = Buffer.from(text, 'base64');\nexport const run = () => exec('ls');\n"],
])('%s with %j holds something', (path, text) => {
  expect(emptyFile(path, text)).toBeNull();
});
