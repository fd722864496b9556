import type { articleCategories } from '#contract/taxonomy/content-categories.ts';
import { campusStories } from './stories/campus.ts';
import { careerStories } from './stories/career.ts';
import { examStories } from './stories/exam.ts';
import { industryStories } from './stories/industry.ts';
import { policyStories } from './stories/policy.ts';
import { recruitStories } from './stories/recruit.ts';
import type { Story } from './stories/story.ts';

type Category = keyof typeof articleCategories;

/** The stories of each category, the newest first. Organisations are invented. */
export const stories: Record<Category, readonly Story[]> = {
  exam: examStories,
  recruit: recruitStories,
  policy: policyStories,
  career: careerStories,
  campus: campusStories,
  industry: industryStories,
};

/** What every story of a category ends with: what to do about it. */
export const closings: Record<Category, readonly string[]> = {
  exam: [
    '## 现在可以做的三件事',
    '- 核对公告里的报名起止时间，记到日历上；',
    '- 把身份证、学历证明、资格证和普通话证书扫描成一份文件；',
    '- 用“资格自检”逐条对照岗位要求，缺什么补什么。',
    '各地安排以当地教育、人社部门的公告为准。',
  ],
  recruit: [
    '## 给求职者的提醒',
    '- 看清岗位性质：编制、备案制、合同制的待遇和流动规则不同；',
    '- 留意最低服务年限和违约条款；',
    '- 面试前去学校走一走，和在职的老师聊一聊。',
    '本站已对发布单位做资质核验，遇到收费、押证等情况请在职位页举报。',
  ],
  policy: [
    '## 怎样申请',
    '- 先确认自己属于哪一类对象，再看时间窗口；',
    '- 材料以政策原文的附件清单为准，复印件需要单位盖章；',
    '- 不清楚的，打政策里公布的咨询电话，记下工号和答复。',
    '本文为要点整理，具体以发文机关的原文和解释为准。',
  ],
  career: [
    '## 从今天开始',
    '- 只选一条建议，坚持两周；',
    '- 请一位同事看一看，问问哪里不一样；',
    '- 把过程写下来，它会成为你下一次面试的例子。',
    '成长没有捷径，但有方法。',
  ],
  campus: [
    '## 记者手记',
    '好学校的样子千差万别，相同的是：老师被认真对待，孩子被一个一个看见。',
    '如果你也想成为其中的一员，可以到“找单位”里看看他们正在招聘的岗位。',
  ],
  industry: [
    '## 数据说明',
    '本文数据来自公开资料与平台脱敏统计，样本和口径已在文中注明，仅供参考。',
    '- 岗位数按去重后的在招职位计算；',
    '- 薪酬取中位数，不含面议；',
    '- 增幅均为与上年同期相比。',
  ],
};

/** A paragraph in the middle, by turns. */
export const middles: readonly string[] = [
  '一位从事招聘工作多年的负责人说，最近两年最明显的变化，是单位和求职者都更愿意把话说在前面：岗位做什么、待遇有哪些、多久有答复，越清楚，双方的时间就越省。',
  '记者在走访中注意到，真正准备充分的人并不焦虑。他们往往提前三个月列好清单，把每一项材料、每一次练习都落到具体的日期上。',
  '也有老师提出不同看法：规则总在变化，但课堂的本质没有变。把一节课上好，把一个孩子教好，始终是最有说服力的履历。',
  '对比往年的情况可以看出，变化并不是一夜之间发生的。看懂趋势，比追逐某一条消息更重要。',
];
