/** 招聘会类型. `kind` is the side of the site that lists it: campus (/recruitment/school) or society (/recruitment/society). */
export const fairTypes = {
  general: { label: '综合双选会', kind: 'school' },
  faculty: { label: '学院专场', kind: 'school' },
  normal: { label: '师范专场', kind: 'school' },
  industry: { label: '行业专场', kind: 'society' },
  online: { label: '线上/视频双选会', short: '线上双选会', kind: 'school', online: true },
  talk: { label: '宣讲会', kind: 'school' },
  'online-talk': { label: '空中宣讲', kind: 'school', online: true },
  delegation: { label: '组团招聘', kind: 'school' },
  bureau: { label: '教育局赴高校', kind: 'school' },
  'high-level': { label: '博士/高层次专场', short: '高层次专场', kind: 'society' },
  public: { label: '社会公开招聘会', kind: 'society' },
  private: { label: '民办校联合', kind: 'society' },
  intern: { label: '实习见习', kind: 'school' },
  support: { label: '困难帮扶', kind: 'society' },
  livestream: { label: '直播带岗', kind: 'society', online: true },
} as const;

export type FairTypeCode = keyof typeof fairTypes;
