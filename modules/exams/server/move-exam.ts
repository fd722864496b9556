import { newId } from '#database/new-id.ts';
import { notifyCompany } from '#server/domains/notifications/public.ts';
import type { Database } from '#server/platform/database/database.ts';
import { appError, fieldError } from '#server/platform/http/app-error.ts';
import type { ExamMove } from '../contract/exam-state.ts';
import { advertise } from './advertise.ts';
import { differingFrom } from './draft/differing.ts';
import { lackingOf } from './draft/lacking.ts';
import { announce } from './follow.ts';
import { publishPageChanges } from './page-tags.ts';
import { dropUnpublished } from './results/publications.ts';
import {
  type ExamRow,
  examAbsent,
  isOrganiser,
  lockExam,
  moveExamRow,
  postsOf,
  type StepRow,
  timetableOf,
} from './store.ts';

interface Request {
  id: string;
  move: ExamMove;
  reason?: string | undefined;
  /** The revision whose `differing` a person has checked. */
  checked?: number | undefined;
  who: 'recruiter' | 'operator';
  actorId: string;
}

const explained: Partial<Record<ExamMove, string>> = {
  suspend: '项目已暂停',
  resume: '项目已恢复',
  cancel: '项目已取消',
};

/** @throws AppError FORBIDDEN, INVALID_INPUT with everything that is missing and what nobody has checked */
async function checkReady(tx: Database, row: ExamRow, steps: StepRow[], unchecked: string[], now: Date): Promise<void> {
  if (!(await isOrganiser(tx, row.companyId))) throw appError('FORBIDDEN', { message: '本单位还没有获准组织公开招聘' });
  const lacking = lackingOf(row, { steps, posts: await postsOf(tx, row.id) }, now);
  const all = [...lacking, ...unchecked.map((line) => `${line}：请改成一致，或核对后勾选`)];
  if (all.length > 0) throw fieldError('body.move', `还不能发布：${all.join('；')}`);
}

/** Publishes why, and tells followers and, of an operator's move, the organiser. */
async function explain(tx: Database, row: ExamRow, { move, reason = '', who }: Request, now: Date): Promise<void> {
  const title = explained[move];
  if (!title) return publishPageChanges(tx, row.id);
  const body = reason === '' ? `${title}。` : `${title}：${reason}`;
  const news = { title: `公开招聘${title}`, body: `“${row.title}”${body}` };
  await announce(tx, row.id, { title, body, told: { ...news, key: `${move}:${now.getTime()}` } }, now);
  if (who !== 'operator') return;
  const link = `/exam/edit?id=${row.id}`;
  const effectKey = `exam:${row.id}:${move}:${newId()}`;
  await notifyCompany(tx, { kind: 'exam.changed', ...news, companyId: row.companyId, link, effectKey, now });
}

/** Moves a project. @throws AppError NOT_FOUND, ILLEGAL_MOVE, INVALID_INPUT, FORBIDDEN */
export async function moveExam(tx: Database, request: Request, now: Date): Promise<ExamRow> {
  const { id, move, reason = '', checked, who, actorId } = request;
  const locked = await lockExam(tx, id);
  if (who === 'operator' && locked.status === 'draft') throw examAbsent();
  const isEnding = move === 'suspend' || move === 'cancel';
  if (isEnding && !reason) throw fieldError('body.reason', '请写明原因，会公布并通知关注者');
  const steps = move === 'publish' ? await timetableOf(tx, id) : [];
  const differing = move === 'publish' ? differingFrom(locked, steps) : [];
  const saved = await moveExamRow({ db: tx, now }, locked, {
    move,
    who,
    actorId,
    note: differing.length > 0 ? `已核对，以填写的规则为准：${differing.join('；')}` : reason,
    values: async (to) => {
      const unchecked = checked === locked.revision ? [] : differing;
      if (move === 'publish') await checkReady(tx, locked, steps, unchecked, now);
      const isOpen = to === 'published';
      return { reason: isOpen ? null : reason || null, publishedAt: locked.publishedAt ?? (isOpen ? now : null) };
    },
  });
  await advertise(tx, saved, now);
  if (isEnding) await dropUnpublished(tx, id, { who, actorId, now });
  await explain(tx, saved, request, now);
  return saved;
}
