import type { Resume } from '#contract/resumes/resumes.ts';
import { genders, identities, type OwnBasics, type OwnJober } from '#contract/seekers/seeker.ts';
import { educations } from '#contract/taxonomy/educations.ts';
import { labelOf } from '#contract/taxonomy/list.ts';
import { cityOptions } from '#web/features/city/city-options.ts';

export interface Change {
  field: keyof OwnBasics;
  label: string;
  from: string;
  to: string;
}

/** Other places that show a person's basic information. */
export interface Uses {
  resumes: readonly Pick<Resume, 'name' | 'content'>[];
  deliveries: number;
}

const cityOf = (code: string | null | undefined) =>
  code ? (cityOptions.find(({ value }) => value === code)?.label ?? '其他地区') : '不限';

const fields: { field: keyof OwnBasics; label: string; say(value: string | null | undefined): string }[] = [
  { field: 'name', label: '姓名', say: (value) => value ?? '' },
  { field: 'gender', label: '性别', say: (value) => labelOf(genders, value) },
  { field: 'birthday', label: '出生日期', say: (value) => value ?? '' },
  { field: 'education', label: '最高学历', say: (value) => labelOf(educations, value) },
  { field: 'identity', label: '当前身份', say: (value) => labelOf(identities, value) },
  { field: 'cityCode', label: '期望城市', say: cityOf },
  { field: 'household', label: '户籍', say: (value) => (value ? cityOf(value) : '未填写') },
];

/** The changed fields, by label. */
export function changesOf(before: OwnJober, after: OwnBasics): Change[] {
  return fields
    .filter(({ field }) => (before[field] ?? null) !== (after[field] ?? null))
    .map(({ field, label, say }) => ({ field, label, from: say(before[field]), to: say(after[field]) }));
}

const quoted = (names: readonly string[]) => names.map((name) => `“${name}”`).join('');

function citiesLeft({ resumes }: Uses, city: string | null | undefined): string[] {
  return resumes.flatMap(({ name, content }) => {
    const others = content.intentions.filter(
      ({ cityCodes }) => cityCodes.length > 0 && !cityCodes.includes(city ?? ''),
    );
    if (others.length === 0) return [];
    const written = others.map((other) => `“${other.title}”写的是${other.cityCodes.map(cityOf).join('、')}`).join('，');
    return [`简历“${name}”的求职意向${written}，需要时请到简历里修改`];
  });
}

function educationsLeft({ resumes }: Uses, requested: string): string[] {
  const label = labelOf(educations, requested);
  const lacking = resumes.filter(
    ({ content }) =>
      content.educations.length > 0 && content.educations.every(({ education }) => education !== requested),
  );
  return lacking.length === 0
    ? []
    : [`简历${quoted(lacking.map(({ name }) => name))}的教育经历里还没有${label}，请补上`];
}

/** Whether to show the effects before saving. A wished city and 户籍 are saved at once, unless a resume says another city. */
export const mustAsk = (changes: readonly Change[], after: OwnBasics, uses: Uses): boolean =>
  changes.some(({ field }) => field !== 'cityCode' && field !== 'household') ||
  (changes.some(({ field }) => field === 'cityCode') && citiesLeft(uses, after.cityCode).length > 0);

/** The effects of a change, what stays unchanged, and what the person should do next, one sentence each. */
export function consequencesOf(changes: readonly Change[], after: OwnBasics, uses: Uses): string[] {
  const isChanged = (field: keyof OwnBasics) => changes.some((change) => change.field === field);
  const printed = changes
    .filter(({ field }) => field !== 'household')
    .map(({ field, label }) => (field === 'birthday' ? '年龄' : label))
    .join('、');
  return [
    ...(printed
      ? [
          `简历${quoted(uses.resumes.map(({ name }) => name))}抬头的${printed}会一起更新，之后预览、下载和投递的都是新的`,
        ]
      : []),
    ...(isChanged('household') ? ['户籍只用来比对公开招聘的岗位；已提交的报名不会改变，审核开始前可以重新提交'] : []),
    ...(printed && uses.deliveries > 0 ? [`已投递的 ${uses.deliveries} 份简历是投递时的快照，单位看到的不会改变`] : []),
    ...(isChanged('cityCode') ? citiesLeft(uses, after.cityCode) : []),
    ...(isChanged('education') ? educationsLeft(uses, after.education) : []),
  ];
}
