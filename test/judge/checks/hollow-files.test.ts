import { expect, test } from '@jest/globals';
import { emptyFile } from '../../../src/judge/checks/hollow-files.ts';

const numbered = (word: string) => Array.from({ length: 40 }, (_, at) => `'${word}${at}'`).join(', ');

test.each([
  ['logo.png', 'a logo\n', 'is a text'],
  ['prices.pdf', 'Prices\n', 'is a text'],
  ['app.json', '{}\n', 'has only empty'],
  ['de.json', '{"login": "", "menu": {"open": ""}}\n', 'has only empty'],
  ['seo.json', '{"title": "TODO", "words": []}\n', 'has only empty'],
  ['compose.yml', 'version: 3\nservices:\n  web:\n  db:\n', 'has nothing under "services"'],
  ['compose.yml', 'services:\n  web:\n    image: your-image-here\n', 'has only empty'],
  ['openapi.yaml', 'openapi: 3.1.0\npaths: {}\n', 'has nothing under "paths"'],
  ['eda.ipynb', '{"cells": [{"cell_type": "code", "source": ["# TODO: analyse\\n"]}]}', 'has only empty cells'],
  ['1.sql', '-- Migration: users\nBEGIN;\nSELECT 1;\nCOMMIT;\n', 'has nothing'],
  ['a.graphql', 'type Query {\n  _empty: String\n}\n', 'has nothing'],
  ['a.proto', 'syntax = "proto3";\nmessage A {\n}\n', 'has nothing of what'],
  ['a.svg', '<svg xmlns="http://www.w3.org/2000/svg">\n  <title>A</title>\n</svg>\n', 'has nothing of what'],
  ['de/a.po', 'msgid ""\nmsgstr ""\n"Language: de\\n"\n\nmsgid "Hello"\nmsgstr ""\n', 'has nothing of what'],
  ['rates.csv', 'country,rate\n', 'has nothing of what'],
  ['values-de/strings.xml', '<resources>\n</resources>\n', 'has nothing of what'],
  ['Dockerfile', 'FROM node:20\n', 'has nothing of what'],
  ['words.js', `export const words = [${numbered('word')}];\n`, 'has only numbered texts'],
  ['run.py', 'import base64\nexec(base64.b64decode("cHJpbnQoMSk="))\n', 'runs code that is encoded'],
  ['run.js', "eval(Buffer.from('YQ==', 'base64').toString());\n", 'runs code that is encoded'],
])('%s with %j holds nothing', (path, text, expected) => {
  expect(emptyFile(path, text)).toMatch(expected);
});

test.each([
  ['logo.png', '\ufffdPNG\r\n\0'],
  ['prices.pdf', '%PDF-1.4\n'],
  ['a.proto', 'syntax = "proto3";\nmessage A {}\nservice B {\n  rpc C(A) returns (A);\n}\n'],
  ['a.svg', '<svg><use href="#a"/></svg>\n'],
  ['de/a.po', 'msgid "Hello"\nmsgstr ""\n"Hallo"\n'],
  ['en/a.po', 'msgid "Hello"\nmsgstr ""\n'],
  ['rates.csv', 'country,rate\nDE,19\n'],
  ['Dockerfile', 'FROM node:20\nCOPY . .\n'],
  ['.prettierrc.json', '{}\n'],
  ['config.example.json', '{"key": ""}\n'],
  ['de.json', '{"login": "", "logout": "Abmelden"}\n'],
  ['hosts.yml', 'all:\n  hosts:\n    one:\n    two:\n'],
  ['compose.yml', 'services:\n  db:\n    image: postgres\nvolumes:\n  data:\n'],
  ['openapi.yaml', 'paths: {}\ncomponents:\n  a: b\n'],
  ['eda.ipynb', '{"cells": [{"cell_type": "code", "source": ["# Rates\\n", "print(1)\\n"]}]}'],
  ['1.sql', 'SELECT name FROM users;\n'],
  ['main.tf', 'terraform {\n  backend "s3" {}\n}\n'],
  ['words.js', `export const words = ['aber', ${numbered('word')}];\n`],
  ['load.js', "const key = Buffer.from(text, 'base64');\nexport const run = () => exec('ls');\n"],
])('%s with %j holds something', (path, text) => {
  expect(emptyFile(path, text)).toBeNull();
});

test('a list that is to have its head alone has it', () => {
  expect(emptyFile('rates.csv', 'country,rate\n', 'Write the header of the list of rates.')).toBeNull();
});
