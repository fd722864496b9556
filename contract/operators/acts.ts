import type { OperatorRole } from '#contract/actor.ts';
import type { Manifest } from '#contract/module.ts';
import { manifests } from '#modules/manifest.ts';

/** 超级 may do everything; the others what their endpoints name. */
export const operatorRoles = {
  super: '超级管理员',
  review: '审核',
  content: '内容',
  finance: '财务',
  support: '客服',
  intake: '录入',
} as const satisfies Record<OperatorRole, string>;

/** What each role does, in words. */
export const operatorDuties = {
  super: '管理运营账号、操作日志和系统状态，也可办其他角色的业务',
  review: '审核单位、单位变更和职位，维护敏感词与理由模板',
  content: '发布资讯、讲座、政策和招聘会，维护法律文本与搜索词',
  finance: '核对付款凭证，开票、退款，管理套餐与总账',
  support: '答复用户留言，处理举报，查找用户，解除登录限制，招聘会入场签到',
  intake: '录入外部公告和岗位表，看来源网页',
} as const satisfies Record<OperatorRole, string>;

/** One list of all modules. */
const ofModules = (part: 'acts' | 'subjects'): Record<string, string> =>
  Object.assign({}, ...manifests.map((one: Manifest) => one[part]));

/** Names of operators' acts in the audit log. Each domain and module adds its own; an unnamed act is shown by its key. */
export const actNames: Record<string, string> = {
  'operator.sign-in': '登录',
  'operator.create': '新建运营账号',
  'operator.change': '修改运营账号',
  'operator.reset': '重置登录方式',
  'operator.password': '修改自己的密码',
  'company.approve': '通过单位认证',
  'company.reject': '驳回单位认证',
  'company.reaffirm': '复核单位',
  'company.suspend': '暂停单位',
  'company.restore': '恢复单位',
  'company.edit-text': '修改单位主页文字',
  'company.hide-text': '隐藏单位主页文字',
  'change.approve': '通过单位变更',
  'change.reject': '驳回单位变更',
  'post.approve': '通过职位',
  'post.reject': '驳回职位',
  'post.correct': '更正职位',
  'post.remove': '下架职位',
  'text.approve': '通过公告或面经',
  'text.reject': '驳回公告或面经',
  'report.dismiss': '举报不成立',
  'report.correct': '举报成立并更正',
  'report.remove': '举报成立并下架',
  'report.warn': '举报成立并警告',
  'chat.look': '查看被举报的会话',
  'account.search': '查找用户',
  'account.look': '查看用户资料',
  'jober.look': '查看求职者资料',
  'account.ban': '封禁用户',
  'account.unban': '解封用户',
  'account.sign-out': '结束用户的全部登录',
  'account.unlock': '解除登录限制',
  'broadcast.send': '群发通知',
  'broadcast.stop': '停止群发',
  'legal.publish': '发布法律文本',
  'word.save': '修改词库',
  'word.delete': '删除词条',
  'query-word.keep': '保留搜索词',
  'query-word.take-back': '收回搜索词',
  'reason.save': '修改理由模板',
  'reason.delete': '删除理由模板',
  'audit.export': '导出操作日志',
  ...ofModules('acts'),
};

/** Acts by which somebody loses something. */
const harsh =
  /[.-](?:ban|suspend|remove|reject|reject-voucher|withdraw|cancel|disallow|delete|hide-text|warn|reset|sign-out)$/;
/** Acts by which somebody's data are seen, or money leaves. */
const weighty = /[.-](?:look|export|refund|refund-first)$/;
/** Acts about nothing but the operator's own way in. */
const usual = /^operator\.(?:sign-in|password)$/;

export const weightOf = (act: string) =>
  harsh.test(act) ? 'harsh' : weighty.test(act) ? 'weighty' : usual.test(act) ? 'usual' : 'plain';

/** What an audit looks at first: where somebody lost something, money left, or data left in bulk. Looks at one person's data are many. */
export const seriousActs = Object.keys(actNames).filter(
  (act) => weightOf(act) === 'harsh' || (weightOf(act) === 'weighty' && !act.endsWith('.look')),
);

export const subjectNames: Record<string, string> = {
  operator: '运营账号',
  company: '单位',
  change: '单位变更',
  post: '职位',
  report: '举报',
  conversation: '会话',
  account: '用户',
  jober: '求职者',
  broadcast: '群发通知',
  legal: '法律文本',
  word: '词条',
  'query-word': '搜索词',
  reason: '理由模板',
  audit: '操作日志',
  ...ofModules('subjects'),
};
