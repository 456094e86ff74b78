/** An artifact service on loopback; what it does and does not is told in artifact-service.mjs. */
export class ArtifactService {
  static start(dir: string, port?: number): Promise<ArtifactService>;
  lost: Set<string>;
  corrupt: Set<string>;
  calls: string[];
  readonly url: string;
  token(run?: string, job?: string): string;
  environment(run?: string, job?: string): Record<string, string>;
  fail(call: string, status: number, times: number): void;
  loseAnswer(call: string): void;
  hang(call: string): void;
  stored(
    run?: string,
  ): { id: number; name: string; job: string; size: number; digest: string; expiresAt: string | null }[];
  archive(name: string, run?: string): Buffer | null;
  put(
    name: string,
    archive: Buffer,
    claims?: { run?: string; job?: string; size?: number; digest?: string | null },
  ): number;
  stop(): Promise<void>;
}

export function sha256(bytes: Buffer): string;
