import { and, eq, inArray } from 'drizzle-orm';
import { companyMember } from '#database/schema/companies.ts';
import { type AccountNotice, type CompanyNotice, notifyAll } from '#server/domains/notifications/public.ts';
import { publish } from '#server/platform/bus.ts';
import type { Database } from '#server/platform/database/database.ts';
import { appendEvents, type EventDraft } from '#server/platform/socket/event-log.ts';
import { aliasOf, anonymousAmong } from './anonymise.ts';
import { type Facts, noticeWords } from './notice-words.ts';
import { addDeliveryEvents, type LockedDelivery, type NewDeliveryEvent } from './store.ts';

interface Moved {
  locked: Pick<LockedDelivery, 'id' | 'companyId' | 'joberAccountId'>;
  step: Pick<NewDeliveryEvent, 'move' | 'to' | 'side' | 'actorName'>;
}

/** Socket events of moves: for the seeker, and for everyone who reads the company's box. */
async function eventsOf(db: Database, events: readonly Moved[]): Promise<EventDraft[]> {
  const companies = [...new Set(events.map(({ locked }) => locked.companyId))];
  const readers = await db
    .select({ accountId: companyMember.accountId, companyId: companyMember.companyId })
    .from(companyMember)
    .where(
      and(
        inArray(companyMember.companyId, companies),
        eq(companyMember.status, 'active'),
        inArray(companyMember.role, ['owner', 'recruiter', 'interviewer']),
      ),
    );
  const byCompany = Map.groupBy(readers, ({ companyId }) => companyId);
  return events.flatMap(({ locked, step }) => {
    const payload = { deliveryId: locked.id, move: step.move, status: step.to, side: step.side };
    const toColleague = { ...payload, by: step.side === 'recruiter' ? step.actorName : '' };
    return [
      { accountId: locked.joberAccountId, type: 'delivery', payload },
      ...(byCompany.get(locked.companyId) ?? []).map(
        ({ accountId }): EventDraft => ({ accountId, type: 'delivery', payload: toColleague }),
      ),
    ];
  });
}

/** An event of a delivery, with the facts that its notice can mention. */
interface DeliveryEvent {
  locked: Pick<
    LockedDelivery,
    'id' | 'companyId' | 'companyName' | 'joberName' | 'joberAccountId' | 'postTitle' | 'recruiterAccountId'
  >;
  step: Omit<NewDeliveryEvent, 'deliveryId'>;
  terms?: Facts['terms'];
  proposedAt?: Date;
  chosenAt?: Date | undefined;
  offer?: Facts['offer'];
}

function noticesOf(
  { locked, step, ...more }: DeliveryEvent,
  eventId: number,
  isAnonymous: boolean,
): (AccountNotice | CompanyNotice)[] {
  const facts = { ...locked, ...more, note: step.note, ...(isAnonymous ? { joberName: aliasOf(locked.id) } : {}) };
  const common = { kind: `delivery.${step.move}` as const, now: step.at };
  const key = (reader: string) => `delivery:${locked.id}:${eventId}:${reader}`;
  const { companyId, recruiterAccountId: recruiter } = locked;
  const notices: (AccountNotice | CompanyNotice)[] = [];
  const forSeeker = step.side === 'seeker' ? null : noticeWords('seeker', step.move, facts);
  if (forSeeker) {
    notices.push({
      ...common,
      ...forSeeker,
      accountId: locked.joberAccountId,
      link: `/resume/delivery?id=${locked.id}`,
      effectKey: key('seeker'),
    });
  }
  const forCompany = step.side === 'recruiter' ? null : noticeWords('company', step.move, facts);
  if (forCompany) {
    const notice = { ...common, ...forCompany, link: `/delivery?tab=all&id=${locked.id}` };
    notices.push({ ...notice, companyId, effectKey: key('company') });
    if (recruiter) notices.push({ ...notice, accountId: recruiter, effectKey: key('recruiter') });
  }
  return notices;
}

/**
 * Records events of deliveries, notifies the other side, and raises `delivery` on the bus for open pages. Runs in the transaction
 * of the moves, so nothing is sent for a move that rolls back.
 */
export async function record(tx: Database, events: readonly DeliveryEvent[]): Promise<void> {
  const [first] = events;
  if (!first) return;
  const ids = await addDeliveryEvents(
    tx,
    events.map(({ locked, step }) => ({ ...step, deliveryId: locked.id })),
  );
  const hidden = await anonymousAmong(
    tx,
    events.map(({ locked }) => locked.id),
  );
  const notices = events.flatMap((event, at) => noticesOf(event, ids[at] as number, hidden.has(event.locked.id)));
  await notifyAll(tx, notices);
  await appendEvents(tx, await eventsOf(tx, events), first.step.at);
  for (const { locked } of events) {
    const { id: deliveryId, joberAccountId, companyId } = locked;
    await publish(tx, 'delivery', { deliveryId, joberAccountId, companyId });
  }
}
