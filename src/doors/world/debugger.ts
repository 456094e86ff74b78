import inspector from 'node:inspector';

/**
 * Replaces Node's SIGUSR1 handler, which starts a debugger: an agent of the same user could send the signal, connect
 * and change the verdict. Our handler also works while the main thread is busy (tested with Node 20 and 24). The bundle
 * imports this file first, before an agent can run. Child processes don't inherit the handler, but none that run beside
 * an agent use Node.
 */
process.on('SIGUSR1', () => undefined);

/** The debugger may already be open because of NODE_OPTIONS, a flag or an earlier signal. */
if (inspector.url() !== undefined) {
  process.stderr.write(
    'phase-executor: an agent could change the verdict through the debugger of Node, so it is closed; start without --inspect\n',
  );
  inspector.close(); // waits for connected debuggers
}
