/** Whether a name is that of an object, of which the same is true at all times, and not of a ref, which moves. */
export function isObjectName(name: string): boolean {
  return /^(?:[0-9a-f]{40}|[0-9a-f]{64})$/.test(name);
}
