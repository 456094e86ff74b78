export interface Repository {
  readonly name: string;
}
export class Forge {
  constructor(how: {
    readonly url: string;
    readonly token: string;
    readonly login: string;
    readonly times?: { readonly everyMs: number; readonly runMs: number };
  });
  createRepository(
    name: string,
    files: Readonly<Record<string, string>>,
    how?: { readonly isPrivate?: boolean },
  ): Promise<Repository>;
}
