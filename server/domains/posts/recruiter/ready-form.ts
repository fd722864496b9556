import { and, eq, inArray } from 'drizzle-orm';
import { blocksPublishing, checkPost, type PostFinding } from '#contract/posts/post-text-check.ts';
import { type NotReady, readyPost } from '#contract/posts/ready-post.ts';
import type { PostDraftForm, PostForm } from '#contract/posts/recruiter-posts.ts';
import { companyMember } from '#database/schema/companies.ts';
import type { Database } from '#server/platform/database/database.ts';
import { appError, fieldError } from '#server/platform/http/app-error.ts';
import { untitled } from './form-columns.ts';

/**
 * Validates a form for publishing: complete, deadline in the future, contact among the company's recruiters, and no unlawful
 * text.
 * @throws AppError INVALID_INPUT naming each invalid field
 */
export async function readyForm(
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
