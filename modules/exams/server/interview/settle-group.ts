import { eq } from 'drizzle-orm';
import type { Writer } from '#server/domains/posts/public.ts';
import type { Database } from '#server/platform/database/database.ts';
import { appError, fieldError } from '#server/platform/http/app-error.ts';
import { examGroup } from '../../schema/interviews.ts';
import { publishPageChanges } from '../page-tags.ts';
import { lockCandidates, moveCandidates } from '../results/candidates.ts';
import { interviewOf, presentGroup } from './read-interview.ts';
import { lockGroup, note } from './store.ts';

const refuseClosed = (closedAt: Date | null) => {
  if (closedAt) throw appError('ILLEGAL_MOVE', { message: '本组已经结束' });
};

/** Closes a group once every number is scored: from then on only corrections change a score. @throws AppError ILLEGAL_MOVE */
export async function closeGroup(tx: Database, { accountId, now }: Writer, groupId: string): Promise<void> {
  const group = await lockGroup(tx, groupId, 'no key update');
  refuseClosed(group.closedAt);
  const interview = await interviewOf(tx, [group], group.examId);
  const { people, done } = presentGroup(group, interview);
  if (interview.people.length === 0) throw appError('ILLEGAL_MOVE', { message: '本组还没有抽签' });
  if (done < people) throw appError('ILLEGAL_MOVE', { message: `还有 ${people - done} 个号没有评完；缺席的请先登记` });
  await tx.update(examGroup).set({ closedAt: now }).where(eq(examGroup.id, groupId));
  const about = { examId: group.examId, subject: 'group', subjectId: groupId } as const;
  await note(tx, [{ ...about, move: 'close', toStatus: 'closed', side: 'recruiter', actorId: accountId, at: now }]);
  // With the last group the draw of the lots becomes public.
  await publishPageChanges(tx, group.examId);
}

interface Settled {
  groupId: string;
  registrationId: string;
  move: 'absent' | 'restore';
  reason: string;
}

/** Records that somebody did not come, or takes that back, before the group is closed. @throws AppError INVALID_INPUT, ILLEGAL_MOVE */
export async function settlePerson(
  tx: Database,
  { accountId: actorId, now }: Writer,
  { groupId, registrationId, move, reason }: Settled,
): Promise<void> {
  const group = await lockGroup(tx, groupId, 'no key update');
  refuseClosed(group.closedAt);
  const [person] = await lockCandidates(tx, group.examId, [registrationId]);
  if (person?.groupId !== groupId) throw fieldError('body.registrationId', '这位考生不在本组');
  const interview = await interviewOf(tx, [group], group.examId);
  const judged = interview.sheets.some((sheet) => sheet.registrationId === registrationId);
  if (move === 'absent' && judged) throw appError('ILLEGAL_MOVE', { message: '这个号已有封存的评分，不能登记缺席' });
  await moveCandidates({ db: tx, now }, [person], {
    move,
    who: 'recruiter',
    actorId,
    note: reason,
    values: { reason },
  });
}
