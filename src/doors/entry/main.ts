import { setFlagsFromString } from 'node:v8';
import '../world/debugger.ts';
import { becomeUnreadable, type RestartableProcess } from '../world/unreadable-process.ts';

// V8 compiles a pattern that is used twice in two ways. A run uses a hundred long ones a few times: 35 ms instead of 95.
setFlagsFromString('--no-regexp-tier-up');

// What each door needs is loaded with it, so that none pays for another's dependencies, and chunks that several need are
// built once. `dist/cli.js`, `dist/index.js` and `dist/post.js` call these.

/** Commands beside which programs of agents run; the others begin without the second start. */
const besidePrograms = ['run', 'adopt', 'judge', 'execute', 'demo'];

export const commandLine = () => {
  becomeUnreadable(process, besidePrograms);
  return import('../cli/cli.ts');
};
export const action = (host: RestartableProcess = process) => {
  becomeUnreadable(host);
  return import('../action/action.ts');
};
export const postAction = async () => ({ run: (await action()).runPost });
