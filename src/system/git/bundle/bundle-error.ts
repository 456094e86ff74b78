/** Why a bundle could not be made or is not taken, as a sentence. It may quote the bundle, at most 100 characters of it. */
export class BundleError extends Error {
  override name = 'BundleError';
}
