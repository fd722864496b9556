/** Reasons and words of readers who report a post. */
export const postReports = [
  ['fee', '面试完让先交 300 元服装费，说入职后退。'],
  ['fake', '打电话去学校核实，说没有这个岗位。'],
  ['training', '去了才知道是招学员，要先交 1 万多培训费，可以贷款。'],
  ['discrimination', '电话里说只要已婚已育的女老师。'],
  ['expired', '学校回复已经招满两个月了，职位还挂着。'],
  ['fee', '要求先交资料审核费才安排面试。'],
  ['other', '工作地点写市区，实际在另一个县。'],
  ['fake', '薪资写 15K，面试时说含全部课时费，底薪只有 3000。'],
] as const;

/** Of those who report what was said to them. */
export const talkReports = [
  ['fee', '对方让我加微信转账，说是档案托管费。'],
  ['harassment', '拒绝后对方一直发消息辱骂。'],
  ['ads', '发的都是考证培训班广告。'],
] as const;
