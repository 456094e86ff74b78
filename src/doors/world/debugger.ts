import inspector from 'node:inspector';

/**
 * SIGUSR1 makes Node listen for a debugger, and whoever speaks to it can change the verdict: an agent of the same user can
 * do both. A listener of our own takes the place of Node's, also while the main thread is busy (seen on Node 20 and 24).
 * The bundle imports this file before anything else, so it holds before a process of an agent can run. Nothing that we
 * start inherits it, and nothing of ours that lives as long as an agent is Node.
 */
process.on('SIGUSR1', () => undefined);

/** A debugger that is open already was asked for by NODE_OPTIONS or a flag, or somebody was faster than we. */
if (inspector.url() !== undefined) {
  process.stderr.write(
    'phase-executor: an agent could change the verdict through the debugger of Node, so it is closed; start without --inspect\n',
  );
  inspector.close(); // waits for a debugger that is connected
}
