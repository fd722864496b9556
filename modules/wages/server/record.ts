import { type AccountNotice, type CompanyNotice, notifyAll } from '#server/domains/notifications/public.ts';
import type { Database } from '#server/platform/database/database.ts';
import type { Flow } from '#server/platform/transition.ts';
import { wageEvent } from '../schema.ts';
import type { AgreementParty } from './agreement-party.ts';
import { type LockedAgreement, nameOf } from './store.ts';

export interface WageEvent {
  about: 'agreement' | 'hours' | 'slip';
  aboutId: string;
  from: string | null;
  move: string;
  to: string;
  note?: string;
  now: Date;
  /** The notification of the other side, e.g. '11 月的工资条已发出'; absent if it is not concerned. */
  notice?: string;
}

const links = {
  seeker: ({ id }: LockedAgreement) => `/resume/userWages?id=${id}`,
  recruiter: ({ id }: LockedAgreement) => `/settle/wages?id=${id}`,
};

/** Notices contain no amounts: they may be sent by SMS, and every member of the school reads them. */
function noticesOf(
  locked: LockedAgreement,
  by: AgreementParty,
  { about, move, note, now, notice: tells }: WageEvent,
  eventId: number,
): (AccountNotice | CompanyNotice)[] {
  if (!tells) return [];
  const common = { kind: `wage.${about}-${move}` as const, title: tells, now };
  const key = `wage:${locked.id}:${eventId}`;
  const body = [locked.postTitle, note].filter(Boolean).join('：');
  if (by.side === 'recruiter') {
    const notice = { accountId: locked.joberAccountId, link: links.seeker(locked), effectKey: `${key}:seeker` };
    return [{ ...common, ...notice, body: `${locked.companyName} · ${body}` }];
  }
  const notified = { ...common, link: links.recruiter(locked), body: `${locked.personName} · ${body}` };
  const company: CompanyNotice = { ...notified, companyId: locked.companyId, effectKey: `${key}:company` };
  const maker = locked.makerAccountId;
  return maker ? [company, { ...notified, accountId: maker, effectKey: `${key}:maker` }] : [company];
}

/** Records a move of an agreement and notifies the other side, in the transaction of the move. */
export async function record(
  tx: Database,
  locked: LockedAgreement,
  by: AgreementParty,
  event: WageEvent,
): Promise<void> {
  const { about, aboutId, from, move, to, note = '', now } = event;
  const actorName = await nameOf(tx, by);
  const [stored] = await tx
    .insert(wageEvent)
    .values({
      agreementId: locked.id,
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
  const notices = noticesOf(locked, by, event, stored?.id ?? 0);
  await notifyAll(tx, notices);
}

/** The flow of hours or slips: its moves stand on the record of their agreement, and the other side is told. */
export const wageFlow = <Row extends { id: string; status: State }, State extends string, Move extends string>(
  about: 'hours' | 'slip',
  of: Pick<Flow<Row, State, Move, Row>, 'machine' | 'save'>,
  { locked, by, notice: tells }: { locked: LockedAgreement; by: AgreementParty; notice?: string | undefined },
): Flow<Row, State, Move, Row> => ({
  ...of,
  stateOf: ({ status }) => status,
  record: async (db, moves) => {
    for (const { row, from, move, to, note, at } of moves)
      await record(db, locked, by, {
        about,
        aboutId: row.id,
        from,
        move,
        to,
        note,
        now: at,
        ...(tells ? { notice: tells } : {}),
      });
  },
});
