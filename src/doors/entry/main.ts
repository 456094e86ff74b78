import '../world/debugger.ts';
import { becomeUnreadable, type RestartableProcess } from '../world/unreadable-process.ts';

// Each door loads its own needs, so that none pays for another's dependencies, and chunks that several need are
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
