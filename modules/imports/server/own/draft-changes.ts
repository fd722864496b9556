import type { PostDraftForm } from '#contract/posts/recruiter-posts.ts';

/** Labels of a post's fields, for the notes. */
const labels: Partial<Record<keyof PostDraftForm, string>> = {
  title: '职位名称',
  role: '岗位类别',
  stages: '学段',
  subjects: '学科',
  tenure: '编制',
  tenureInfo: '编制说明',
  academic: '高校岗位说明',
  steps: '招聘程序',
  headcount: '招聘人数',
  urgent: '急聘',
  education: '学历',
  certificate: '教师资格证',
  titleLevel: '职称',
  experience: '经验',
  requirements: '任职要求',
  salary: '薪资',
  salaryNote: '薪资说明',
  benefits: '福利',
  regionCode: '地区',
  address: '工作地点',
  description: '职位描述',
  deadline: '截止日期',
  memberId: '联系人',
};
type Field = keyof PostDraftForm;

const canonical = (value: unknown): unknown =>
  value !== null && typeof value === 'object' && !Array.isArray(value)
    ? Object.entries(value)
        .filter(([, part]) => part !== undefined)
        .sort(([one], [other]) => (one < other ? -1 : 1))
    : (value ?? null);
const textOf = (value: unknown) => JSON.stringify(canonical(value), (_, part) => canonical(part));

export function changedFields(before: PostDraftForm, after: PostDraftForm): Field[] {
  const fields = new Set([...Object.keys(before), ...Object.keys(after)] as Field[]);
  return [...fields].filter((field) => textOf(before[field]) !== textOf(after[field]));
}

export const changeNote = (fields: readonly Field[]): string =>
  fields.map((field) => labels[field] ?? field).join('、');

/** The draft with the table's changes since the import; a person's edits of other fields stay. */
export const withChanges = (draft: PostDraftForm, after: PostDraftForm, fields: readonly Field[]): PostDraftForm => ({
  ...draft,
  ...Object.fromEntries(fields.map((field) => [field, after[field]])),
});

/** A corrected row differs in this many fields at most; one that differs in more is another post of the same title. */
const MOST_CHANGED = 8;
const FIELDS = Object.keys(labels).length;

/** Similarity of two forms, from 0 to 1; 0 for posts that only share their title. */
export function likeness(before: PostDraftForm, after: PostDraftForm): number {
  const changed = changedFields(before, after).length;
  return changed > MOST_CHANGED ? 0 : 1 - changed / FIELDS;
}
