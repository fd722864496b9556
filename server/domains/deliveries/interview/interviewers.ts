import { sql } from 'drizzle-orm';
import type { CompanyInterview } from '#contract/deliveries/box-interviews.ts';
import { interviewModeLabels, placeText } from '#contract/deliveries/interviews.ts';
import { notifyAll } from '#server/domains/notifications/public.ts';
import { type Database, rowsOf, typed } from '#server/platform/database/database.ts';
import { fieldError } from '#server/platform/http/app-error.ts';
import { colleaguesOf } from '../box/colleagues.ts';
import { whenText } from '../notice-words.ts';
import { presentInterview } from '../present.ts';
import type { LockedDelivery } from '../store.ts';
import { type InterviewRow, newestInterview } from './interview-store.ts';
import type { Terms } from './interview-terms.ts';
import { freeSlots } from './slots.ts';

type Interviewers = CompanyInterview['interviewers'];

/** @throws AppError INVALID_INPUT for a person who is no colleague with access to the box */
export async function requireInterviewers(tx: Database, companyId: string, { interviewers }: Terms): Promise<void> {
  if (interviewers.length === 0) return;
  const known = new Set((await colleaguesOf(tx, companyId)).map(({ memberId }) => memberId));
  if (!interviewers.every((interviewer) => known.has(interviewer)))
    throw fieldError('body.interviewers', '面试官须是本单位能查看投递的同事');
}

/** Members by name, in the order of the ids; also those who have left. */
async function namesOf(db: Database, memberIds: readonly string[]): Promise<Interviewers> {
  if (memberIds.length === 0) return [];
  return rowsOf(db, typed<Interviewers[number]>())`
    select id::text as "memberId", name from company_member where id = any(${sql.param(memberIds)}::bigint[])
    order by array_position(${sql.param(memberIds)}::bigint[], id)`;
}

const planned = new Set(['waiting', 'accepted', 'proposed']);

export const presentForCompany = async (db: Database, row: InterviewRow, now: Date): Promise<CompanyInterview> => ({
  ...presentInterview(row, (await freeSlots(db, [row], now)).get(row.id)),
  interviewers: await namesOf(db, row.interviewers),
});

/** What happened to an interview, for those who hold it. */
const titles = {
  assigned: '您有一场面试',
  changed: '您的面试有变',
  fixed: '您的面试时间已定',
  cancelled: '您的面试已取消',
  released: '这场面试不再由您负责',
  soon: '您的面试在一天之内',
} as const;

interface Telling {
  locked: Pick<LockedDelivery, 'id' | 'companyId' | 'postTitle'>;
  interview: Pick<InterviewRow, 'id' | 'status' | 'startsAt' | 'slots' | 'mode' | 'place' | 'room'>;
  /** Account of the person who did it, who needs no notice. */
  by: string | null;
  now: Date;
}

/** Notifies interviewers. The notice leaves out the person's name, so that a withdrawal has nothing to erase in it. */
export async function tellInterviewers(
  tx: Database,
  what: keyof typeof titles,
  memberIds: readonly string[],
  { locked, interview, by, now }: Telling,
): Promise<void> {
  if (memberIds.length === 0) return;
  const told = (await colleaguesOf(tx, locked.companyId)).filter(
    ({ memberId, accountId }) => memberIds.includes(memberId) && accountId !== by,
  );
  const isOpen = interview.slots.length > 0 && interview.status !== 'accepted';
  const when = isOpen ? '时间等对方选定' : whenText(interview.startsAt);
  const detail = [when, interviewModeLabels[interview.mode], placeText(interview)].filter(Boolean).join('，');
  await notifyAll(
    tx,
    told.map(({ accountId }) => ({
      accountId,
      kind: 'delivery.interviewer',
      title: titles[what],
      body: `“${locked.postTitle}”：${detail}。`,
      post: locked.postTitle,
      detail,
      link: `/delivery?tab=all&id=${locked.id}`,
      effectKey: `interviewer:${interview.id}:${what}:${now.getTime()}:${accountId}`,
      now,
    })),
  );
}

export async function tellCurrent(
  tx: Database,
  what: keyof typeof titles,
  { locked, ...telling }: Omit<Telling, 'interview'>,
): Promise<void> {
  const interview = await newestInterview(tx, locked.id);
  if (interview) await tellInterviewers(tx, what, interview.interviewers, { locked, interview, ...telling });
}

/** Notifies them that an interview is not held, where one was planned. `before`: the interview before the move. */
export async function tellIfPlanned(
  tx: Database,
  before: InterviewRow | null,
  telling: Omit<Telling, 'interview'>,
): Promise<void> {
  if (before && planned.has(before.status) && before.startsAt > telling.now)
    await tellInterviewers(tx, 'cancelled', before.interviewers, { ...telling, interview: before });
}
