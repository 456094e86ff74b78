import '../world/debugger.ts';

// What each door needs is loaded with it, so that none pays for another's dependencies, and chunks that several need are
// built once. `dist/cli.js` and `dist/index.js` call these.

export const commandLine = () => import('../cli/cli.ts');
export const action = () => import('../action/action.ts');
