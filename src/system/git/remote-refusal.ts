/**
 * What to do about a remote that refused, by what it and git said; null for any other reason. The words are those of GitHub,
 * Gitea and git itself.
 */
export function wayAround(said: string): string | null {
  return refusals.find(({ words }) => words.test(said))?.advice ?? null;
}

const refusals: readonly { readonly words: RegExp; readonly advice: string }[] = [
  {
    words: /refusing to allow .* without .*workflows?.* (permission|scope)/i,
    advice: "a job's own token cannot push changes of workflow files: give a token that may (workflows: write)",
  },
  {
    words: /GH006|GH013|protected branch|rule violations/i,
    advice: 'the branch is protected: let branch name another one, or give a token that may push there',
  },
  {
    words:
      /Permission to .* denied|returned error: 40[13]|Write access to repository not granted|Authentication failed|could not read (Username|Password)|Invalid username or (password|token)|not authorized/i,
    advice:
      'a token that may write is needed: give github-token, and the job `permissions: contents: write`, which a pull request from a fork never gets',
  },
];
