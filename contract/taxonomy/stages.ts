/** 学段: the level at which a post teaches, youngest learners first. */
export const stages = {
  nursery: '托育',
  preschool: { label: '学前', short: '幼儿园' },
  primary: '小学',
  junior: '初中',
  senior: { label: '普通高中', short: '高中' },
  vocational: { label: '中职/技工', short: '中职' },
  'higher-vocational': { label: '高职专科', short: '高职' },
  'vocational-undergraduate': { label: '职业本科', short: '职本' },
  undergraduate: { label: '普通本科', short: '本科' },
  postgraduate: '研究生',
  special: { label: '特殊教育', short: '特教' },
  correctional: '专门教育',
  continuing: { label: '继续/开放/老年教育', short: '继续教育' },
  training: { label: '校外培训', short: '培训' },
} as const;

export type StageCode = keyof typeof stages;
