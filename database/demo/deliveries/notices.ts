import { topicOf } from '#contract/notifications/notice-topics.ts';
import { formatDateTime } from '#contract/text.ts';
import { day, plus } from '../moments.ts';
import type { Opening } from '../posts/load-posts.ts';
import type { Random } from '../random.ts';
import { fill, readData } from '../read-data.ts';
import type { NotificationRow } from '../rows.ts';
import type { Seeker } from '../seekers/seeker.ts';
import { memberOf } from './delivery-rows.ts';
import type { History, Step } from './history.ts';

type Words = Partial<Record<Step['move'], readonly [title: string, body: string, detail?: string]>>;

const words = readData<Record<'seeker' | 'company', Words>>('delivery-notices');

interface Options {
  now: Date;
  deliveryId: string;
  seeker: Seeker;
  opening: Opening;
  history: History;
}

/** The notices of the last four weeks that a delivery has left with its reader; those of the last two days are unread. */
export function noticesOf(
  random: Random,
  reader: 'seeker' | 'company',
  { now, deliveryId, seeker, opening, history }: Options,
): NotificationRow[] {
  const { companyId, title: post } = opening.post;
  const member = memberOf(opening);
  const link = reader === 'seeker' ? `/resume/delivery?id=${deliveryId}` : `/delivery?tab=all&id=${deliveryId}`;
  const ofRecruiter = member ? [{ to: 'recruiter', accountId: member.account.id, companyId: null }] : [];
  const readers =
    reader === 'seeker'
      ? [{ to: 'seeker', accountId: seeker.account.id, companyId: null }]
      : [{ to: 'company', accountId: null, companyId }, ...ofRecruiter];
  return history.steps.flatMap(({ move, at }, index): NotificationRow[] => {
    const [title, text, told = ''] = words[reader][move] ?? [];
    const age = now.getTime() - at.getTime();
    if (!title || !text || age > 28 * day) return [];
    const when = formatDateTime(history.meetings.at(-1)?.startsAt ?? at).slice('2026-'.length);
    const facts = { company: opening.employer.company.row.name, person: seeker.jober.name, post, when };
    const [body, who] = [fill(text, facts), reader === 'seeker' ? facts.company : facts.person];
    const detail = fill(told, facts);
    const [kind, readAt] = [`delivery.${move}`, age > 2 * day ? plus(at, Math.min(age, day) * random.next()) : null];
    return readers.map(({ to, ...whose }) => ({
      ...{ id: random.id(), ...whose, kind, topic: topicOf(kind), title, body, link, createdAt: at, readAt },
      ...{ who, post, detail },
      effectKey: `delivery:${deliveryId}:demo-${index}:${to}`,
    }));
  });
}
