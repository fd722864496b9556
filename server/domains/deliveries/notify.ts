import { type AccountNotice, type CompanyNotice, notifyAll } from '#server/domains/notifications/public.ts';
import type { Bus } from '#server/platform/bus.ts';
import type { Database } from '#server/platform/database/database.ts';
import { appendEvents } from '#server/platform/socket/event-log.ts';
import { aliasOf, anonymousAmong } from './anonymise.ts';
import { eventsOf } from './live-events.ts';
import { type Facts, noticeWords } from './notice-words.ts';
import { addSteps, type Held, type Step } from './store.ts';

/** A step of a delivery, with what its notice can speak of. */
export interface Happening {
  held: Pick<
    Held,
    'id' | 'companyId' | 'companyName' | 'joberName' | 'joberAccountId' | 'postTitle' | 'recruiterAccountId'
  >;
  step: Omit<Step, 'deliveryId'>;
  terms?: Facts['terms'];
  proposedAt?: Date;
}

const seekerLink = '/resume/delivery';

function noticesOf(
  { held, step, ...more }: Happening,
  eventId: number,
  isVeiled: boolean,
): (AccountNotice | CompanyNotice)[] {
  const facts = { ...held, ...more, note: step.note, ...(isVeiled ? { joberName: aliasOf(held.id) } : {}) };
  const common = { kind: `delivery.${step.move}`, now: step.at };
  const key = (reader: string) => `delivery:${held.id}:${eventId}:${reader}`;
  const { companyId, recruiterAccountId: recruiter } = held;
  const notices: (AccountNotice | CompanyNotice)[] = [];
  const forSeeker = step.side === 'seeker' ? null : noticeWords('seeker', step.move, facts);
  if (forSeeker) {
    notices.push({
      ...common,
      ...forSeeker,
      accountId: held.joberAccountId,
      link: seekerLink,
      effectKey: key('seeker'),
    });
  }
  const forCompany = step.side === 'recruiter' ? null : noticeWords('company', step.move, facts);
  if (forCompany) {
    const notice = { ...common, ...forCompany, link: `/delivery?tab=all&id=${held.id}` };
    notices.push({ ...notice, companyId, effectKey: key('company') });
    if (recruiter) notices.push({ ...notice, accountId: recruiter, effectKey: key('recruiter') });
  }
  return notices;
}

/**
 * Keeps what happened to deliveries on their record, tells the other side, and raises `delivery` on the bus for the open
 * pages of both. For the transaction of the moves: nobody hears of one that did not come about.
 */
export async function record(tx: Database, bus: Bus, happenings: readonly Happening[]): Promise<void> {
  const [first] = happenings;
  if (!first) return;
  const ids = await addSteps(
    tx,
    happenings.map(({ held, step }) => ({ ...step, deliveryId: held.id })),
  );
  const hidden = await anonymousAmong(
    tx,
    happenings.map(({ held }) => held.id),
  );
  const notices = happenings.flatMap((happening, at) =>
    noticesOf(happening, ids[at] as number, hidden.has(happening.held.id)),
  );
  await notifyAll(tx, notices);
  await appendEvents(tx, await eventsOf(tx, happenings), first.step.at);
  for (const { held } of happenings) {
    const { id: deliveryId, joberAccountId, companyId } = held;
    await bus.publish(tx, 'delivery', { deliveryId, joberAccountId, companyId });
  }
}
