/** 学历, lowest first; `rank` answers 'X 及以上'. 高中 and 中专 are one level (高中阶段教育). */
export const educations = {
  junior: { label: '初中及以下', rank: 0 },
  senior: { label: '高中', rank: 1 },
  'secondary-vocational': { label: '中专/中技', short: '中专', rank: 1 },
  college: { label: '大专', rank: 2 },
  bachelor: { label: '本科', rank: 3 },
  master: { label: '硕士', rank: 4 },
  doctor: { label: '博士', rank: 5 },
} as const;

export type EducationCode = keyof typeof educations;

/** Whether a degree is the required one or higher. */
export function meetsEducation(mine: EducationCode, required: EducationCode): boolean {
  return educations[mine].rank >= educations[required].rank;
}

/** Every degree that satisfies 'X 及以上'. */
export function educationsFrom(required: EducationCode): EducationCode[] {
  return (Object.keys(educations) as EducationCode[]).filter((code) => meetsEducation(code, required));
}

/** A requirement as text: '本科及以上'; the highest and the lowest have no suffix. */
export function educationAtLeast(required: EducationCode): string {
  const { label } = educations[required];
  return required === 'doctor' || required === 'junior' ? label : `${label}及以上`;
}
