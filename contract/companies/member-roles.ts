import type { MemberRole } from '#contract/actor.ts';

/** The roles of a company's members and their labels. */
export const memberRoles = {
  owner: '主管理员',
  recruiter: '招聘员',
  interviewer: '面试官',
  finance: '财务',
} as const satisfies Record<MemberRole, string>;

/** What a role may do, shown to whoever assigns it. */
export const roleDuties = {
  owner: '管理成员、单位资料和全部业务',
  recruiter: '发布职位、处理投递、搜索人才、沟通',
  interviewer: '查看投递和简历，参加面试评价',
  finance: '查看资产、订单、发票和工资条',
} as const satisfies Record<MemberRole, string>;
