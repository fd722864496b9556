import {
  academicFormOf,
  academicInfoOf,
  emptyColumns,
  type PostDraftForm,
  plainFields,
  tenureInfoOf,
} from '#contract/posts/post-fields.ts';
import { fenPerMonth, type SalaryUnit, salaryUnits } from '#contract/taxonomy/filters/salaries.ts';
import { isCode } from '#contract/taxonomy/list.ts';
import { cityCodeOf } from '#contract/taxonomy/places/regions.ts';
import { formatDate } from '#contract/text.ts';
import type { post } from '#database/schema/posts.ts';
import { endOfDay } from '../assumed-closing.ts';

type PostRow = typeof post.$inferSelect;
type Columns = Omit<
  typeof post.$inferInsert,
  'id' | 'companyId' | 'status' | 'memberId' | 'createdAt' | 'updatedAt' | 'sourceKey'
>;

/** Default of a draft's row, whose columns are never null. */
const DEFAULT_REGION = '110100';

const fen = (amount: number | null | undefined) => (amount == null ? null : BigInt(amount));

/** The same pay in fen a month, for filters and sorting; a missing end equals the other one. */
function monthly({ min, max, unit }: NonNullable<PostDraftForm['salary']>) {
  const month = (amount: number | undefined) => fen(amount === undefined ? null : fenPerMonth(amount, unit));
  return { monthMin: month(min ?? max), monthMax: month(max ?? min) };
}

type Plain = (typeof plainFields)[number];

/** The columns that are fields of the form as they stand. */
const plainColumns = (form: PostDraftForm) =>
  Object.fromEntries(plainFields.map((name) => [name, form[name] || emptyColumns[name]])) as {
    [K in Plain]: NonNullable<PostDraftForm[K]> | (typeof emptyColumns)[K];
  };

/** These fields of a row, and of what becomes one; what a column leaves open is absent. */
export const plainForm = (row: Pick<Columns, Plain>): Record<Plain, unknown> =>
  Object.fromEntries(plainFields.map((name) => [name, row[name] ?? undefined])) as Record<Plain, unknown>;

export function columnsOf(form: PostDraftForm, region = DEFAULT_REGION): Columns {
  const salary = form.salary ?? { unit: 'month' as const };
  const regionCode = form.regionCode ?? region;
  return {
    ...plainColumns(form),
    tenureInfo: tenureInfoOf(form.tenureInfo),
    academic: academicInfoOf(form.academic),
    salaryMin: fen(salary.min),
    salaryMax: fen(salary.max),
    salaryUnit: salary.unit,
    ...monthly(salary),
    regionCode,
    cityCode: cityCodeOf(regionCode),
    deadline: form.deadline ? endOfDay(form.deadline) : null,
    deadlineAssumed: false,
  };
}

/** Converts a post to its editor's form. Codes that no longer exist are left for the form to refuse. */
export function formOf(row: PostRow): PostDraftForm {
  const amount = (value: bigint | null) => (value === null ? undefined : Number(value));
  const unit: SalaryUnit = isCode(salaryUnits, row.salaryUnit) ? row.salaryUnit : 'month';
  return {
    ...plainForm(row),
    regionCode: row.regionCode,
    tenureInfo: row.tenureInfo ?? undefined,
    academic: row.academic ? academicFormOf(row.academic) : undefined,
    salary: { min: amount(row.salaryMin), max: amount(row.salaryMax), unit },
    deadline: row.deadline && !row.deadlineAssumed ? formatDate(row.deadline) : undefined,
    memberId: row.memberId ?? undefined,
  } satisfies Record<keyof PostDraftForm, unknown> as PostDraftForm;
}
