import { topicOf } from '#contract/notifications/notice-topics.ts';
import { day } from '../moments.ts';
import type { Opening } from '../posts/reservoir.ts';
import type { Random } from '../random.ts';
import { readData } from '../read-data.ts';
import type { NotificationRow } from '../rows.ts';
import type { Seeker } from '../seekers/seeker.ts';
import type { History, Step } from './history.ts';

type Words = readonly [title: string, body: string];

const words = readData<Record<'seeker' | 'company', Partial<Record<Step['move'], Words>>>>('delivery-notices');

interface Options {
  now: Date;
  deliveryId: string;
  seeker: Seeker;
  opening: Opening;
  history: History;
}

/** The notices of the last four weeks that a delivery has left with its reader; those of the last two days are unread. */
export function noticesOf(random: Random, reader: 'seeker' | 'company', options: Options): NotificationRow[] {
  const { now, deliveryId, seeker, opening, history } = options;
  return history.steps.flatMap((step, index): NotificationRow[] => {
    const told = words[reader][step.move];
    const body = told?.[1]
      .replace('{company}', opening.employer.company.row.name)
      .replace('{person}', seeker.jober.name)
      .replace('{post}', opening.post.title);
    const age = now.getTime() - step.at.getTime();
    if (!told || !body || age > 28 * day) return [];
    const common = {
      kind: `delivery.${step.move}`,
      topic: topicOf(`delivery.${step.move}`),
      title: told[0],
      body,
      createdAt: step.at,
      readAt: age > 2 * day ? new Date(step.at.getTime() + Math.min(age, day) * random.next()) : null,
    };
    const row = (part: Pick<NotificationRow, 'accountId' | 'companyId' | 'link'>, to: string): NotificationRow => ({
      id: random.id(),
      ...part,
      ...common,
      effectKey: `delivery:${deliveryId}:demo-${index}:${to}`,
    });
    if (reader === 'seeker')
      return [
        row({ accountId: seeker.account.id, companyId: null, link: `/resume/delivery?id=${deliveryId}` }, 'seeker'),
      ];
    const link = `/delivery?tab=all&id=${deliveryId}`;
    const member =
      opening.employer.members.find((one) => one.row.id === opening.post.memberId) ?? opening.employer.members[0];
    return [
      row({ accountId: null, companyId: opening.post.companyId, link }, 'company'),
      ...(member ? [row({ accountId: member.account.id, companyId: null, link }, 'recruiter')] : []),
    ];
  });
}
