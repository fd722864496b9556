/** Why a reader reports a post. */
export const postReportReasons = {
  fake: '虚假职位或冒充单位',
  fee: '收取押金、报名费、培训费',
  training: '以招聘为名招生、培训或贷款',
  discrimination: '歧视性条件',
  expired: '职位已招满或过期',
  other: '其他',
} as const;
