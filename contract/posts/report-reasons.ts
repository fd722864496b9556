export const postReportReasons = {
  fake: '虚假岗位，或单位并不存在',
  fee: '收取费用、押金或扣押证件',
  training: '以招聘为名招生、培训或贷款',
  discrimination: '含有性别、婚育、户籍等限制',
  expired: '已经招满或过期',
  terms: '条件、人数或待遇和原公告不一致',
  closing: '截止时间不对',
  apply: '报名方式不对或打不开',
  other: '其他问题',
} as const;
export type PostReportReason = keyof typeof postReportReasons;

/** What a reader of a post that one applies for elsewhere finds wrong, the most usual first: whoever wrote it is not here. */
export const wrongPostReasons: readonly PostReportReason[] = ['terms', 'closing', 'apply', 'expired', 'fee', 'other'];

/** What is reported of any other post. */
export const usualPostReasons: readonly PostReportReason[] = [
  'fake',
  'fee',
  'training',
  'discrimination',
  'expired',
  'other',
];
