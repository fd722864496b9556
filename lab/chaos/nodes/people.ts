import { legalVersions } from '#contract/personal-data/legal.ts';
import type { Ask } from './asking.ts';
import type { setStage } from './stage.ts';

interface Seeker {
  ask: Ask;
  resumeId: string;
  posts: Iterable<string>;
  acknowledge(deliveryId: string): void;
  fault(what: string): void;
}

/** Delivers to one post after the other, and reads each delivery at once: it must be visible on every node. */
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

interface SaveLoop {
  ask: Ask;
  postId: string;
  isOver(): boolean;
  /** Counts a write that the next read saw. */
  seen(): void;
  fault(what: string): void;
}

/** Closes and reopens a post and reads its public page each time, possibly from the replica: never the previous state. */
export async function openAndClose({ ask, postId, isOver, seen, fault }: SaveLoop): Promise<void> {
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
  /** Deliveries since the last call. */
  take(): string[];
  isOver(): boolean;
  acknowledge(ids: readonly string[]): void;
  fault(what: string): void;
}

/** Batch replies: an outbox job runs each ten seconds later. */
async function replyToMany({ ask, take, isOver, acknowledge, fault }: Replier): Promise<void> {
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

interface Work {
  stage: Awaited<ReturnType<typeof setStage>>;
  /** A caller of the nodes for a person, the `at`th of their kind. */
  askAs(token: string, name: string, at: number): Ask;
  /** Whether no further delivery begins. */
  isOver?(): boolean;
  /** Called with every acknowledged delivery. */
  wrote?(): void;
  fault(what: string): void;
}

/** All seekers deliver while a recruiter replies to them in batches; what is acknowledged is collected. */
export function deliverAndReply({ stage, askAs, isOver = () => false, wrote = () => undefined, fault }: Work) {
  const [delivered, waiting, replied]: [string[], string[], string[]] = [[], [], []];
  let delivering = true;
  function* untilOver(posts: readonly string[]) {
    for (const post of posts) if (!isOver()) yield post;
  }
  const acknowledge = (id: string) => {
    wrote();
    delivered.push(id);
    waiting.push(id);
  };
  const deliveries = stage.people.map(({ token, resumeId }, at) =>
    deliverAll({ ask: askAs(token, `seeker${at}`, at), resumeId, posts: untilOver(stage.postIds), acknowledge, fault }),
  );
  const delivery = Promise.all(deliveries).finally(() => {
    delivering = false;
  });
  const replies = replyToMany({
    ask: askAs(stage.recruiter, 'replier', 1),
    take: () => waiting.splice(0, 50),
    fault,
    isOver: () => !delivering && waiting.length === 0,
    acknowledge: (ids) => void replied.push(...ids),
  });
  return { delivered, replied, isDelivering: () => delivering, work: Promise.all([delivery, replies]) };
}
