import { and, eq, inArray } from 'drizzle-orm';
import { companyMember } from '#database/schema/companies.ts';
import type { Database } from '#server/platform/database/database.ts';
import type { EventDraft } from '#server/platform/socket/event-log.ts';
import type { LockedDelivery, Step } from './store.ts';

interface Moved {
  locked: Pick<LockedDelivery, 'id' | 'companyId' | 'joberAccountId'>;
  step: Pick<Step, 'move' | 'to' | 'side' | 'actorName'>;
}

/** Socket events of moves: for the seeker, and for everyone who reads the company's box. */
export async function eventsOf(db: Database, events: readonly Moved[]): Promise<EventDraft[]> {
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
