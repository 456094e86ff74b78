/** As jest's globalTeardown. What a test left immutable or still writes to is no reason to be red. */
export default function removeTemporaryFolder() {
  try {
    globalThis.removeTemporaryFolder();
  } catch (error) {
    console.error(`what the tests made is left behind: ${error.message}`);
  }
}
