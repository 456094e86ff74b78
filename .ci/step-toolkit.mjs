// The part of `@actions/core` that the Action uses, for a step that has not a process to itself: core knows one only.
// The forms are those of the runner (docs.github.com: workflow commands).
import { appendFileSync } from 'node:fs';

/** Reads and writes for the step in this process. */
export function stepToolkit({ env, stdout }) {
  const getInput = (name) => (env[`INPUT_${name.replace(/ /g, '_').toUpperCase()}`] ?? '').trim();
  const lines = (text) => text.split('\n').map((line) => line.trim());
  const command = (name, properties, text) => {
    const given = Object.entries(properties).filter(([, value]) => value);
    const shown = given.map(([key, value]) => `${key}=${escaped(value).replace(/:/g, '%3A').replace(/,/g, '%2C')}`);
    stdout.write(`::${name}${shown.length > 0 ? ` ${shown.join(',')}` : ''}::${escaped(text)}\n`);
  };
  const annotate =
    (name) =>
    (text, { title, file, startLine } = {}) =>
      command(name, { title, file, line: startLine }, text);
  /** To the file that the runner names for it, or as a command to one that has none. */
  const record = (variable, old) => (name, value) =>
    env[variable] ? appendFileSync(env[variable], `${name}<<end-${name}\n${value}\nend-${name}\n`) : old(name, value);
  let raw = '';
  const summary = {
    addRaw(text) {
      raw += text;
      return summary;
    },
    async write() {
      appendFileSync(env.GITHUB_STEP_SUMMARY, raw);
      raw = '';
      return summary;
    },
  };
  return {
    getInput,
    getMultilineInput: (name) => lines(getInput(name)).filter((line) => line !== ''),
    getState: (name) => env[`STATE_${name}`] ?? '',
    setOutput: record('GITHUB_OUTPUT', (name, value) => stdout.write('\n') && command('set-output', { name }, value)),
    saveState: record('GITHUB_STATE', (name, value) => command('save-state', { name }, value)),
    summary,
    error: annotate('error'),
    warning: annotate('warning'),
    notice: annotate('notice'),
  };
}

function escaped(value) {
  return String(value).replace(/%/g, '%25').replace(/\r/g, '%0D').replace(/\n/g, '%0A');
}
