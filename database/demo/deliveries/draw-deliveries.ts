import type { Opening } from '../posts/reservoir.ts';
import type { Random, Weighted } from '../random.ts';
import type { Seeker } from '../seekers/seeker.ts';
import { closeOpen, drawHistory, settle } from './draw-history.ts';
import type { History } from './history.ts';
import { type OpeningIndex, sendingTime, takenBetween } from './opening-index.ts';
import { answeredPlans, silentPlans } from './plans.ts';

/** How many deliveries a seeker has made: about three, many none, a few a dozen. */
const counts: Weighted<number> = [
  [0, 17],
  [1, 14],
  [2, 17],
  [3, 16],
  [4, 13],
  [5, 9],
  [6, 6],
  [8, 4],
  [12, 2],
];

export interface Sent {
  opening: Opening;
  history: History;
}

function historyOf(random: Random, opening: Opening, submittedAt: Date, now: Date): History {
  const { company, members } = opening.employer;
  const replies = random.chance((company.row.replyRate ?? 85) / 100);
  const plan = random.weighted(replies ? answeredPlans : silentPlans);
  const until = company.suspendedAt ?? now;
  const contact = members[0]?.row.name ?? '';
  const history = drawHistory(random, plan, {
    submittedAt,
    now: until,
    contact,
    replyMinutes: company.row.replyMinutes ?? 900,
  });
  if (company.suspendedAt) return closeOpen(history, company.suspendedAt, '单位已暂停招聘');
  return settle(random, history, now);
}

/** What a seeker has sent so far, each with what became of it. */
export function drawDeliveries(random: Random, { persona, jober }: Seeker, index: OpeningIndex, now: Date): Sent[] {
  const sent = new Map<string, Sent>();
  const requested = random.weighted(counts);
  for (let attempt = 0; attempt < requested * 3 && sent.size < requested; attempt++) {
    const opening = index.pick(random, persona);
    const span = opening && takenBetween(opening, jober.createdAt as Date, now);
    if (!span || sent.has(opening.post.id)) continue;
    sent.set(opening.post.id, { opening, history: historyOf(random, opening, sendingTime(random, span), now) });
  }
  return [...sent.values()];
}
