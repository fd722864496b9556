import { legalVersions } from '#contract/personal-data/legal.ts';
import type { Ask } from './asking.ts';

interface Seeker {
  ask: Ask;
  resumeId: string;
  posts: readonly string[];
  acknowledge(deliveryId: string): void;
  fault(what: string): void;
}

/** Delivers to one post after the other, and looks at each delivery at once: at whichever node, it must be there. */
export async function deliverAll({ ask, resumeId, posts, acknowledge, fault }: Seeker): Promise<void> {
  for (const postId of posts) {
    const body = { postId, resumeId, consent: true, consentVersion: legalVersions.delivery };
    const sent = await ask('POST', '/api/deliveries', body);
    if (sent.status !== 200 || !sent.body) {
      fault(`refused: a delivery with ${sent.status} ${sent.body?.code}`);
      continue;
    }
    acknowledge(sent.body.id);
    const seen = await ask('GET', `/api/deliveries/${sent.body.id}`);
    if (seen.body?.id !== sent.body.id) fault(`unseen: own delivery ${sent.body.id} with ${seen.status}`);
  }
}

interface Keeper {
  ask: Ask;
  postId: string;
  isOver(): boolean;
  /** A write was seen by the next read. */
  seen(): void;
  fault(what: string): void;
}

/** Closes and reopens a post and reads its public page each time, which may come from the replica: never what was before. */
export async function openAndClose({ ask, postId, isOver, seen, fault }: Keeper): Promise<void> {
  while (!isOver()) {
    for (const [move, status] of [
      ['close', 'closed'],
      ['reopen', 'open'],
    ] as const) {
      const moved = await ask('POST', `/api/company/posts/${postId}/moves`, { move });
      if (moved.status !== 200) fault(`refused: ${move} with ${moved.status} ${moved.body?.code}`);
      const read = await ask('GET', `/api/posts/${postId}`);
      if (read.body?.status === status) seen();
      else fault(`stale: ${postId} reads ${read.body?.status} after ${move}`);
    }
  }
}

interface Replier {
  ask: Ask;
  /** Deliveries that came since it was asked last. */
  take(): string[];
  isOver(): boolean;
  acknowledge(ids: readonly string[]): void;
  fault(what: string): void;
}

/** Replies to many at once: a job of the outbox carries each out, ten seconds later. */
export async function replyToMany({ ask, take, isOver, acknowledge, fault }: Replier): Promise<void> {
  for (let last = false; !last; ) {
    last = isOver();
    const ids = take();
    if (ids.length > 0) {
      const made = await ask('POST', '/api/company/boxBatches', { ids, move: 'shortlist' });
      if (made.status === 200) acknowledge(ids);
      else fault(`refused: a reply with ${made.status} ${made.body?.code}`);
    }
    if (!last) await new Promise((done) => setTimeout(done, 500));
  }
}
