/** Reasons that recruiters give; each is an answer someone can use. */
export const refusals: readonly string[] = [
  '岗位要求有相应学段的教学经历，欢迎满足后再投。',
  '专业方向与岗位要求不一致。',
  '本批岗位已有合适人选，简历已存入人才库。',
  '教师资格证学科与岗位不符。',
  '笔试成绩未进入面试名单。',
  '期望薪资高于岗位预算。',
  '到岗时间不能满足本学期开课需要。',
  '学历暂不符合本次公开招聘条件。',
];

export const trialRefusals: readonly string[] = [
  '试讲环节课堂互动略显不足，期待下次再见。',
  '综合成绩排名第三，本岗位录用两人。',
  '试讲内容完整，但与我校学生基础的匹配度不够。',
  '已有更符合班主任要求的人选。',
];

export const withdrawals: readonly string[] = ['已入职其他单位', '工作地点不合适', '个人计划有变', ''];

export const interviewDeclines: readonly string[] = [
  '已有其他安排，感谢邀请',
  '个人原因，无法参加',
  '已接受其他单位录用',
];

export const proposals: readonly string[] = [
  '当天有课，能否改到下午？',
  '人在外地，希望顺延两天',
  '与另一场考试冲突，想改个时间',
];

export const offerDeclines: readonly string[] = [
  '家庭原因，暂不考虑异地',
  '已接受另一所学校的录用',
  '薪资与预期有差距',
];

export const shortlistNotes: readonly string[] = ['', '', '简历符合要求，待教研组复核', '已转学科组长'];

export const passNotes: readonly string[] = [
  '试讲 88 分，进入体检考察',
  '综合成绩第一，拟录用',
  '教研组一致同意',
  '试讲与答辩表现良好',
];

export const rooms: readonly string[] = [
  '行政楼 302 会议室',
  '博学楼 302',
  '明德楼 205 录播教室',
  '教学楼 A 座 411',
  '图书馆三楼报告厅',
  '致知楼 108',
];

export const interviewNotes: readonly string[] = [
  '试讲 10 分钟，答辩 15 分钟，提前 20 分钟签到',
  '请携带身份证、学历学位证书和教师资格证原件',
  '结构化面试，约 20 分钟',
  '试讲课题现场抽取，备课 40 分钟',
];
