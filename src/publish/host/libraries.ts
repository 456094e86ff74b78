/**
 * Loads all libraries of this room. Their files lie where an agent may write, so whoever needs them after an agent has run
 * loads them before; everybody else loads each with its first call.
 */
export async function loadLibraries(): Promise<void> {
  await Promise.all([import('@actions/http-client'), import('yauzl'), import('yazl')]);
}
