import { readFileSync } from 'node:fs';

/** The parser's engine, or a grammar, as its package brings it. The build puts a reader of `dist/grammars` in the place of this file. */
export function wasmBytes(name: string): Uint8Array {
  const packages = new URL('../../../node_modules/', import.meta.url);
  const file =
    name === 'engine'
      ? 'web-tree-sitter/web-tree-sitter.wasm'
      : `@vscode/tree-sitter-wasm/wasm/tree-sitter-${name}.wasm`;
  return readFileSync(new URL(file, packages));
}
