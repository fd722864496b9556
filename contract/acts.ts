import type { OperatorRole } from './actor.ts';

/** 超级 may do everything; the others what their endpoints name. */
export const operatorRoles = {
  super: '超级管理员',
  review: '审核',
  content: '内容',
  finance: '财务',
  support: '客服',
} as const satisfies Record<OperatorRole, string>;

/** What the audit log calls the acts of operators. Each domain adds its own; an act without words is shown as it is. */
export const actNames: Record<string, string> = {
  'operator.sign-in': '登录',
  'operator.create': '新建运营账号',
  'operator.change': '修改运营账号',
  'operator.reset': '重置登录方式',
  'company.approve': '通过单位认证',
  'company.reject': '驳回单位认证',
  'change.approve': '通过单位变更',
  'change.reject': '驳回单位变更',
  'post.approve': '通过职位',
  'post.reject': '驳回职位',
  'post.remove': '下架职位',
  'report.dismiss': '举报不成立',
  'report.remove': '举报成立并下架',
  'report.warn': '举报成立并警告',
  'chat.look': '查看被举报的会话',
  'account.search': '查找用户',
  'account.look': '查看用户资料',
  'account.ban': '封禁用户',
  'account.unban': '解封用户',
  'account.unlock': '解除登录限制',
  'word.save': '修改词库',
  'word.delete': '删除词条',
  'reason.save': '修改理由模板',
  'reason.delete': '删除理由模板',
  'audit.export': '导出操作日志',
};

export const subjectNames: Record<string, string> = {
  operator: '运营账号',
  company: '单位',
  change: '单位变更',
  post: '职位',
  report: '举报',
  conversation: '会话',
  account: '用户',
  word: '词条',
  reason: '理由模板',
  audit: '操作日志',
};
