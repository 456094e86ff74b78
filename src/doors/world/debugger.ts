import inspector from 'node:inspector';

/**
 * Replaces Node's SIGUSR1 handler, which starts a debugger through which an agent could change the verdict. Ours works
 * while the main thread is busy (Node 20 and 24), and is imported before an agent can run. Children don't inherit it,
 * but none that live beside an agent use Node.
 */
process.on('SIGUSR1', () => undefined);

/** The debugger may already be open because of NODE_OPTIONS, a flag or an earlier signal. */
if (inspector.url() !== undefined) {
  process.stderr.write(
    'phase-executor: an agent could change the verdict through the debugger of Node, so it is closed; start without --inspect\n',
  );
  inspector.close(); // waits for connected debuggers
}
