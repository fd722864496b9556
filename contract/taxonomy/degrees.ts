/** Mode of study. */
export const educationForms = {
  'full-time': '全日制',
  'part-time': '非全日制',
  'self-study': '自考',
  adult: '成人',
  open: '开放',
  overseas: '境外',
} as const;

/** 学位; `rank` orders them across kinds. */
export const degrees = {
  none: { label: '无', rank: 0 },
  bachelor: { label: '学士', rank: 1 },
  'master-academic': { label: '硕士（学术）', short: '硕士', rank: 2 },
  'master-professional': { label: '硕士（专业）', short: '硕士', rank: 2 },
  'doctor-academic': { label: '博士（学术）', short: '博士', rank: 3 },
  'doctor-professional': { label: '博士（专业）', short: '博士', rank: 3 },
} as const;

export type DegreeCode = keyof typeof degrees;
