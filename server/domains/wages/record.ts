import { wageEvent } from '#database/schema/wages.ts';
import { type AccountNotice, type CompanyNotice, notifyAll } from '#server/domains/notifications/public.ts';
import type { Database } from '#server/platform/database/database.ts';
import type { Party } from './party.ts';
import { type Held, nameOf } from './store.ts';

export interface Happening {
  about: 'agreement' | 'hours' | 'slip';
  aboutId: string;
  from: string | null;
  move: string;
  to: string;
  note?: string;
  now: Date;
  /** What the other side is told, e.g. '11 月的工资条已发出'; nothing where it has nothing to do with it. */
  tells?: string;
}

const links = {
  seeker: ({ id }: Held) => `/resume/userWages?id=${id}`,
  recruiter: ({ id }: Held) => `/settle/wages?id=${id}`,
};

/** Amounts are not told: a notice may go out by SMS, and is read by every member of the school. */
function noticesOf(
  held: Held,
  by: Party,
  { about, move, note, now, tells }: Happening,
  eventId: number,
): (AccountNotice | CompanyNotice)[] {
  if (!tells) return [];
  const common = { kind: `wage.${about}-${move}`, title: tells, now };
  const key = `wage:${held.id}:${eventId}`;
  const body = [held.postTitle, note].filter(Boolean).join('：');
  if (by.side === 'recruiter') {
    const told = { accountId: held.joberAccountId, link: links.seeker(held), effectKey: `${key}:seeker` };
    return [{ ...common, ...told, body: `${held.companyName} · ${body}` }];
  }
  const told = { ...common, link: links.recruiter(held), body: `${held.personName} · ${body}` };
  const company: CompanyNotice = { ...told, companyId: held.companyId, effectKey: `${key}:company` };
  const maker = held.makerAccountId;
  return maker ? [company, { ...told, accountId: maker, effectKey: `${key}:maker` }] : [company];
}

/** Keeps a move in the record of its agreement and tells the other side, in the transaction of the move. */
export async function record(tx: Database, held: Held, by: Party, happening: Happening): Promise<void> {
  const { about, aboutId, from, move, to, note = '', now } = happening;
  const actorName = await nameOf(tx, by);
  const [kept] = await tx
    .insert(wageEvent)
    .values({
      agreementId: held.id,
      about,
      aboutId,
      fromStatus: from,
      move,
      toStatus: to,
      side: by.side,
      actorId: by.accountId,
      actorName,
      note,
      at: now,
    })
    .returning({ id: wageEvent.id });
  const notices = noticesOf(held, by, happening, kept?.id ?? 0);
  if (notices.length > 0) await notifyAll(tx, notices);
}
