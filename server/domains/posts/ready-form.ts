import { and, eq, inArray } from 'drizzle-orm';
import { type PostDraftForm, type PostForm, postForm } from '#contract/post-desk.ts';
import { blocksPublishing, checkPost, type PostFinding } from '#contract/post-text-check.ts';
import { regionByCode } from '#contract/taxonomy/regions.ts';
import { companyMember } from '#database/schema/companies.ts';
import type { Database } from '#server/platform/database/database.ts';
import { appError, fieldError } from '#server/platform/http/app-error.ts';
import { endOfDay, untitled } from './form-columns.ts';

/** What a post need not say. */
const blank = {
  stages: [],
  subjects: [],
  headcount: 1,
  urgent: false,
  requirements: {},
  salary: { unit: 'month' as const },
  salaryNote: '',
  benefits: [],
  address: '',
};

const needed = [
  ['title', '职位名称'],
  ['role', '岗位类别'],
  ['tenure', '编制类型'],
  ['description', '职位描述'],
  ['experience', '经验'],
  ['regionCode', '工作地区'],
] as const;

/**
 * A form that may be shown to the public: whole, its deadline ahead, its contact one of the company's recruiters, and nothing
 * unlawful in its words.
 * @throws AppError INVALID_INPUT naming each field at fault
 */
export async function readyForm(
  tx: Database,
  companyId: string,
  draft: PostDraftForm,
  now: Date,
): Promise<{ form: PostForm; findings: PostFinding[] }> {
  const given = { ...blank, ...draft, title: draft.title === untitled ? '' : draft.title };
  const lacking = needed.filter(([name]) => !given[name]);
  const parsed = postForm.safeParse(given);
  if (lacking.length > 0 || !parsed.success) throw incomplete(lacking, parsed.error?.issues ?? []);
  const form = parsed.data;
  if (regionByCode(form.regionCode)?.level === 'province') {
    throw fieldError('body.form.regionCode', '工作地区请选到城市或区县');
  }
  if (form.deadline && endOfDay(form.deadline) <= now) throw fieldError('body.form.deadline', '截止日期须在今天或以后');
  if (form.memberId) await requireColleague(tx, companyId, form.memberId);
  const findings = checkPost(form);
  if (blocksPublishing(findings)) throw unlawful(findings);
  return { form, findings };
}

function incomplete(
  lacking: readonly (readonly [string, string])[],
  issues: readonly { path: PropertyKey[]; message: string }[],
) {
  const names = new Set<PropertyKey>(lacking.map(([name]) => name));
  const named = [
    ...lacking.map(([name, label]) => ({ path: `body.form.${name}`, message: `请填写${label}` })),
    ...issues
      .filter(({ path }) => path[0] === undefined || !names.has(path[0]))
      .map(({ path, message }) => ({ path: ['body', 'form', ...path].join('.'), message })),
  ];
  return appError('INVALID_INPUT', { message: `职位还不完整：${named[0]?.message}`, issues: named });
}

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
