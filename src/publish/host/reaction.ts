import { z } from 'zod';
import type { HostApi } from './host-api.ts';

/** Reaction to a comment: being processed, done, or not done. */
export type Receipt = 'eyes' | '+1' | 'confused';

const Reaction = z.object({ content: z.string(), user: z.object({ login: z.string() }).nullish() });

export async function receiptsOf(comment: number, host: HostApi): Promise<string[]> {
  const viewer = await host.viewer();
  const all = await host.list(pathOf(comment, host), Reaction);
  return all.filter(({ user }) => user?.login === viewer).map(({ content }) => content);
}

export async function giveReceipt(comment: number, content: Receipt, host: HostApi): Promise<void> {
  await host.put(pathOf(comment, host), { content }, Reaction);
}

function pathOf(comment: number, host: HostApi): string {
  return `repos/${host.repository}/issues/comments/${comment}/reactions`;
}
