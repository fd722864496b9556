export const postReportReasons = {
  fake: '虚假岗位，或单位并不存在',
  fee: '收取费用、押金或扣押证件',
  training: '以招聘为名招生、培训或贷款',
  discrimination: '含有性别、婚育、户籍等限制',
  expired: '已经招满或过期',
  other: '其他问题',
} as const;
