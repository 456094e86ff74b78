import '../world/debugger.ts';
import { becomeUnreadable, type RestartableProcess } from '../world/unreadable-process.ts';

// Each entry point loads only its own dependencies, and shared chunks are built once. Called by `dist/cli.js`,
// `dist/index.js` and `dist/post.js`.

/** Commands that run an agent's programs; only they need the restart that protects the process. */
const protectedCommands = ['run', 'adopt', 'judge', 'execute', 'demo'];

export const commandLine = () => {
  becomeUnreadable(process, protectedCommands);
  return import('../cli/cli.ts');
};
export const action = (host: RestartableProcess = process) => {
  becomeUnreadable(host);
  return import('../action/action.ts');
};
export const postAction = async () => ({ run: (await action()).runPost });
