import { academicFormOf, academicInfoOf } from '#contract/posts/academic-info.ts';
import type { PostDraftForm } from '#contract/posts/recruiter-posts.ts';
import { tenureInfoOf } from '#contract/posts/tenure-info.ts';
import { fenPerMonth, type SalaryUnit, salaryUnits } from '#contract/taxonomy/filters/salaries.ts';
import { isCode } from '#contract/taxonomy/list.ts';
import { cityCodeOf } from '#contract/taxonomy/places/regions.ts';
import { formatDate } from '#contract/text.ts';
import type { post } from '#database/schema/posts.ts';
import { pick } from '#server/platform/pick.ts';
import { endOfDay } from '../assumed-closing.ts';

type PostRow = typeof post.$inferSelect;
type Columns = Omit<
  typeof post.$inferInsert,
  'id' | 'companyId' | 'status' | 'memberId' | 'createdAt' | 'updatedAt' | 'sourceKey'
>;

export const untitled = '未命名职位';
/** Default of a draft's row, whose columns are never null. */
const DEFAULT_REGION = '110100';

const fen = (amount: number | null | undefined) => (amount == null ? null : BigInt(amount));

/** The same pay in fen a month, for filters and sorting; a missing end equals the other one. */
function monthly({ min, max, unit }: NonNullable<PostDraftForm['salary']>) {
  const month = (amount: number | undefined) => fen(amount === undefined ? null : fenPerMonth(amount, unit));
  return { monthMin: month(min ?? max), monthMax: month(max ?? min) };
}

export function columnsOf(form: PostDraftForm, region = DEFAULT_REGION): Columns {
  const salary = form.salary ?? { unit: 'month' as const };
  const regionCode = form.regionCode ?? region;
  return {
    title: form.title || untitled,
    role: form.role ?? 'teacher',
    stages: form.stages ?? [],
    subjects: form.subjects ?? [],
    tenure: form.tenure ?? 'contract',
    tenureInfo: tenureInfoOf(form.tenureInfo),
    academic: academicInfoOf(form.academic),
    steps: form.steps ?? [],
    attachments: form.attachments ?? [],
    applyBy: form.applyBy ?? null,
    headcount: form.headcount ?? 1,
    urgent: form.urgent ?? false,
    education: form.education ?? null,
    certificate: form.certificate ?? null,
    titleLevel: form.titleLevel ?? null,
    experience: form.experience ?? 'any',
    requirements: form.requirements ?? {},
    salaryMin: fen(salary.min),
    salaryMax: fen(salary.max),
    salaryUnit: salary.unit,
    salaryNote: form.salaryNote ?? '',
    ...monthly(salary),
    benefits: form.benefits ?? [],
    regionCode,
    cityCode: cityCodeOf(regionCode),
    address: form.address ?? '',
    description: form.description ?? '',
    deadline: form.deadline ? endOfDay(form.deadline) : null,
    deadlineAssumed: false,
  };
}

/** Converts a post to its editor's form. Codes that no longer exist are left for the form to refuse. */
export function formOf(row: PostRow): PostDraftForm {
  const amount = (value: bigint | null) => (value === null ? undefined : Number(value));
  const unit: SalaryUnit = isCode(salaryUnits, row.salaryUnit) ? row.salaryUnit : 'month';
  return {
    ...pick(row, 'title', 'role', 'stages', 'subjects', 'tenure', 'steps', 'attachments', 'headcount', 'urgent'),
    ...pick(row, 'experience', 'requirements', 'salaryNote', 'benefits', 'regionCode', 'address', 'description'),
    tenureInfo: row.tenureInfo ?? undefined,
    academic: row.academic ? academicFormOf(row.academic) : undefined,
    education: row.education ?? undefined,
    certificate: row.certificate ?? undefined,
    titleLevel: row.titleLevel ?? undefined,
    salary: { min: amount(row.salaryMin), max: amount(row.salaryMax), unit },
    deadline: row.deadline && !row.deadlineAssumed ? formatDate(row.deadline) : undefined,
    memberId: row.memberId ?? undefined,
    applyBy: row.applyBy ?? undefined,
  } satisfies Record<keyof PostDraftForm, unknown> as PostDraftForm;
}
