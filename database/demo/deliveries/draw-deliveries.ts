import type { Opening } from '../posts/load-posts.ts';
import type { Random } from '../random.ts';
import { readData } from '../read-data.ts';
import type { Seeker } from '../seekers/seeker.ts';
import { answeredPlans, closeOpen, drawHistory, settle, silentPlans } from './draw-history.ts';
import type { History } from './history.ts';
import { type OpeningIndex, sendingTime, takenBetween } from './opening-index.ts';

export interface Sent {
  opening: Opening;
  history: History;
}

function drawOne(random: Random, { employer }: Opening, submittedAt: Date, now: Date): History {
  const { row, suspendedAt } = employer.company;
  const plan = random.weighted(random.chance((row.replyRate ?? 85) / 100) ? answeredPlans : silentPlans);
  const contact = employer.members[0]?.row.name ?? '';
  const replyMinutes = row.replyMinutes ?? 900;
  const history = drawHistory(random, plan, { submittedAt, now: suspendedAt ?? now, contact, replyMinutes });
  return suspendedAt ? closeOpen(history, suspendedAt) : settle(random, history, now);
}

/** How many deliveries a seeker has made: about three, many none, a few a dozen. */
const { counts } = readData<{ counts: [number, number][] }>('delivery-plans');

/** What a seeker has sent so far, each with what became of it. */
export function drawDeliveries(random: Random, { persona, jober }: Seeker, index: OpeningIndex, now: Date): Sent[] {
  const sent = new Map<string, Sent>();
  const requested = random.weighted(counts);
  for (let attempt = 0; attempt < requested * 3 && sent.size < requested; attempt++) {
    const opening = index.pick(random, persona);
    const span = opening && takenBetween(opening, jober.createdAt as Date, now);
    if (!span || sent.has(opening.post.id)) continue;
    sent.set(opening.post.id, { opening, history: drawOne(random, opening, sendingTime(random, span), now) });
  }
  return [...sent.values()];
}
