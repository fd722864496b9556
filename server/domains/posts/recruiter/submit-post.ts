import { isDeepStrictEqual } from 'node:util';
import { and, eq, inArray } from 'drizzle-orm';
import { type PostDraftForm, type PostForm, untitled } from '#contract/posts/post-fields.ts';
import type { PostState } from '#contract/posts/post-state.ts';
import { blocksPublishing, checkPost, type PostFinding } from '#contract/posts/post-text-check.ts';
import { type NotReady, readyPost } from '#contract/posts/ready-post.ts';
import { companyMember } from '#database/schema/companies.ts';
import type { Database } from '#server/platform/database/database.ts';
import { appError, fieldError } from '#server/platform/http/app-error.ts';
import { closingColumns } from '../assumed-closing.ts';
import { publishPageChanges } from '../page-tags.ts';
import { lockPost, readPost, recordMoves, setPost } from '../store.ts';
import { deskOf, draftOf, keepDraft, requireRevision, type Writer } from './drafts.ts';
import { columnsOf, formOf } from './form-columns.ts';
import { movePost } from './move-post.ts';
import { requireEditable } from './save-draft.ts';

/**
 * Validates a form for publishing: complete, deadline in the future, contact among the company's recruiters, and no unlawful
 * text.
 * @throws AppError INVALID_INPUT naming each invalid field
 */
async function readyForm(
  tx: Database,
  companyId: string,
  draft: PostDraftForm,
  now: Date,
): Promise<{ form: PostForm; findings: PostFinding[] }> {
  const ready = readyPost({ ...draft, title: draft.title === untitled ? '' : draft.title }, now);
  const { form } = ready;
  if (!form) throw unready(ready);
  if (form.memberId) await requireColleague(tx, companyId, form.memberId);
  const findings = checkPost(form);
  if (blocksPublishing(findings)) throw unlawful(findings);
  return { form, findings };
}

const unready = ({ faults, isIncomplete }: NotReady) =>
  appError('INVALID_INPUT', {
    message: `${isIncomplete ? '职位还不完整：' : ''}${faults[0]?.message}`,
    issues: faults.map(({ path, message }) => ({ path: `body.form.${path}`, message })),
  });

function unlawful(findings: readonly PostFinding[]) {
  const blocking = findings.filter(({ severity }) => severity === 'block');
  return appError('INVALID_INPUT', {
    message: `职位内容含有法律不允许的限制（“${blocking[0]?.words}”），请修改后再发布`,
    issues: blocking.map(({ field, words, reason }) => ({
      path: `body.form.${field}`,
      message: `“${words}”：${reason}`,
    })),
  });
}

async function requireColleague(tx: Database, companyId: string, memberId: string): Promise<void> {
  const found = await tx.$count(
    companyMember,
    and(
      eq(companyMember.id, memberId),
      eq(companyMember.companyId, companyId),
      eq(companyMember.status, 'active'),
      inArray(companyMember.role, ['owner', 'recruiter']),
    ),
  );
  if (found === 0) throw fieldError('body.form.memberId', '联系人须为本单位在职的招聘者');
}

interface Submitted {
  status: PostState;
  recheck: boolean;
  findings: PostFinding[];
}

const handedIn = ['draft', 'rejected'];

/**
 * Submits a post: the saved edit becomes the post. A draft goes to review, or is published at once for a trusted company. An
 * approved post changes at once, and a changed title, salary or type is reviewed afterwards.
 * @throws AppError NOT_FOUND, CONFLICT, INVALID_INPUT naming what is missing or unlawful, ILLEGAL_MOVE, QUOTA_EXCEEDED
 */
export async function submitPost(
  db: Database,
  writer: Writer,
  { postId, revision }: { postId: string; revision?: number },
): Promise<Submitted> {
  const { companyId, accountId, now } = writer;
  return db.transaction(async (tx) => {
    const found = await lockPost(tx, companyId, postId);
    if (found.status === 'pending') return { status: 'pending', recheck: false, findings: [] };
    requireEditable(found, now);
    const draft = await draftOf(tx, postId);
    if (revision !== undefined) requireRevision(draft, revision);
    const before = await readPost(tx, postId);
    const was = formOf(before);
    const { form, findings } = await readyForm(tx, companyId, draft?.form ?? was, now);
    const memberId = form.memberId ?? before.memberId ?? writer.memberId;
    // The form has the day alone: an unchanged one keeps its hour.
    const kept = form.deadline && form.deadline === was.deadline ? { deadline: before.deadline } : {};
    await setPost(tx, postId, { ...columnsOf(form), ...kept, memberId, updatedAt: now });
    if (found.status === 'open') await setPost(tx, postId, closingColumns(now));
    if (draft) await keepDraft(tx, postId, { form: null, savedBy: (await deskOf(tx, writer)).name, now });
    if (handedIn.includes(found.status)) {
      const status = await movePost(tx, { companyId, accountId, postId, move: 'submit', now });
      return { status, recheck: false, findings };
    }
    const changed = recheckedChanges(was as PostForm, form);
    if (changed.length > 0) await setPost(tx, postId, { recheckAt: now });
    const note = changed.length > 0 ? `${changed.join('、')}已修改，待复核` : undefined;
    await recordMoves(tx, [{ id: postId, companyId, from: found.status }], {
      move: 'edit',
      to: found.status as 'open' | 'closed',
      actorId: accountId,
      at: now,
      ...(note ? { note } : {}),
    });
    await publishPageChanges(tx, [{ id: postId, companyId }]);
    return { status: found.status, recheck: changed.length > 0, findings };
  });
}

/** Changes that operators review afterwards: title, salary, type, files and the way to apply. */
function recheckedChanges(was: PostForm, form: PostForm): string[] {
  const { min, max, unit } = form.salary;
  return [
    was.title !== form.title ? '职位名称' : '',
    was.salary.min !== min || was.salary.max !== max || was.salary.unit !== unit ? '薪资' : '',
    was.role !== form.role || was.tenure !== form.tenure ? '岗位类别或编制' : '',
    isDeepStrictEqual(was.attachments ?? [], form.attachments ?? []) ? '' : '附件',
    isDeepStrictEqual(was.applyBy, form.applyBy) ? '' : '报名方式',
  ].filter(Boolean);
}
