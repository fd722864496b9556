import { newId } from '#database/new-id.ts';
import { notifyCompany } from '#server/domains/notifications/public.ts';
import type { Database } from '#server/platform/database/database.ts';
import { appError, fieldError } from '#server/platform/http/app-error.ts';
import type { ExamMove } from '../contract/exam-state.ts';
import { advertise } from './advertise.ts';
import { differingFrom } from './draft/differing.ts';
import { lackingOf } from './draft/lacking.ts';
import { tellFollowers } from './follow.ts';
import { publishPageChanges } from './page-tags.ts';
import { dropUnpublished } from './results/publications.ts';
import {
  addNotice,
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

interface Publication {
  steps: StepRow[];
  /** See `differingFrom`: to be checked by a person. */
  differing: string[];
}

async function publicationOf(tx: Database, row: ExamRow): Promise<Publication> {
  const steps = await timetableOf(tx, row.id);
  return { steps, differing: differingFrom(row, steps) };
}

/** @throws AppError FORBIDDEN, INVALID_INPUT with everything that is missing and what nobody has checked */
async function checkReady(
  tx: Database,
  row: ExamRow,
  { steps, differing }: Publication,
  { checked, now }: Pick<Request, 'checked'> & { now: Date },
): Promise<void> {
  if (!(await isOrganiser(tx, row.companyId))) throw appError('FORBIDDEN', { message: '本单位还没有获准组织公开招聘' });
  const unchecked = checked === row.revision ? [] : differing.map((line) => `${line}：请改成一致，或核对后勾选`);
  const lacking = [...lackingOf(row, { steps, posts: await postsOf(tx, row.id) }, now), ...unchecked];
  if (lacking.length > 0) throw fieldError('body.move', `还不能发布：${lacking.join('；')}`);
}

const checkedNote = ({ differing }: Publication): string =>
  differing.length === 0 ? '' : `已核对，以填写的规则为准：${differing.join('；')}`;

/** Publishes why, and tells followers and, of an operator's move, the organiser. */
async function explain(tx: Database, row: ExamRow, { move, reason = '', who }: Request, now: Date): Promise<void> {
  const title = explained[move];
  if (!title) return;
  const body = reason === '' ? `${title}。` : `${title}：${reason}`;
  await addNotice(tx, { examId: row.id, title, body, at: now });
  const news = { title: `公开招聘${title}`, body: `“${row.title}”${body}` };
  await tellFollowers(tx, row.id, { kind: 'exam.changed', ...news, key: `${move}:${now.getTime()}` }, now);
  if (who === 'operator') {
    const key = `exam:${row.id}:${move}:${newId()}`;
    await notifyCompany(tx, {
      kind: 'exam.changed',
      ...news,
      companyId: row.companyId,
      link: `/exam/edit?id=${row.id}`,
      effectKey: key,
      now,
    });
  }
}

/** Moves a project. @throws AppError NOT_FOUND, ILLEGAL_MOVE, INVALID_INPUT, FORBIDDEN */
export async function moveExam(tx: Database, request: Request, now: Date): Promise<ExamRow> {
  const { id, move, reason, checked, who, actorId } = request;
  const locked = await lockExam(tx, id);
  if (who === 'operator' && locked.status === 'draft') throw examAbsent();
  if ((move === 'suspend' || move === 'cancel') && !reason)
    throw fieldError('body.reason', '请写明原因，会公布并通知关注者');
  const publication = move === 'publish' ? await publicationOf(tx, locked) : null;
  const saved = await moveExamRow({ db: tx, now }, locked, {
    move,
    who,
    actorId,
    note: publication ? checkedNote(publication) : (reason ?? ''),
    values: async (to) => {
      if (publication) await checkReady(tx, locked, publication, { checked, now });
      const open = to === 'published';
      return { reason: open ? null : (reason ?? null), publishedAt: locked.publishedAt ?? (open ? now : null) };
    },
  });
  await advertise(tx, saved, now);
  if (move === 'suspend' || move === 'cancel') await dropUnpublished(tx, id, { who, actorId, now });
  await explain(tx, saved, request, now);
  await publishPageChanges(tx, id);
  return saved;
}
