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

/** How an education was taken. */
export const educationForms = {
  'full-time': '全日制',
  'part-time': '非全日制',
  'self-study': '自考',
  adult: '成人',
  open: '开放',
  overseas: '境外',
} as const;

/** 学位; `rank` orders them, whatever the kind. */
export const degrees = {
  none: { label: '无', rank: 0 },
  bachelor: { label: '学士', rank: 1 },
  'master-academic': { label: '硕士（学术）', short: '硕士', rank: 2 },
  'master-professional': { label: '硕士（专业）', short: '硕士', rank: 2 },
  'doctor-academic': { label: '博士（学术）', short: '博士', rank: 3 },
  'doctor-professional': { label: '博士（专业）', short: '博士', rank: 3 },
} as const;

export type DegreeCode = keyof typeof degrees;

/** Whether an education is the wanted one or above. */
export function meetsEducation(mine: EducationCode, wanted: EducationCode): boolean {
  return educations[mine].rank >= educations[wanted].rank;
}

/** Every education that satisfies 'X 及以上'. */
export function educationsFrom(wanted: EducationCode): EducationCode[] {
  return (Object.keys(educations) as EducationCode[]).filter((code) => meetsEducation(code, wanted));
}

/** A requirement in words: '本科及以上'; the highest and the lowest stand alone. */
export function educationAtLeast(wanted: EducationCode): string {
  const { label } = educations[wanted];
  return wanted === 'doctor' || wanted === 'junior' ? label : `${label}及以上`;
}
