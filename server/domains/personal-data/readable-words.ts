import { delivery } from '#contract/deliveries/delivery-state.ts';
import { interview } from '#contract/deliveries/interview-state.ts';
import { interviewModeLabels } from '#contract/deliveries/interviews.ts';
import { registration } from '#contract/exams/registration-state.ts';
import { visitor } from '#contract/identity/visitor.ts';
import { genders, identities } from '#contract/seekers/seeker.ts';
import { talentInvitation } from '#contract/talents/invitation-state.ts';
import { educations } from '#contract/taxonomy/educations.ts';
import { labelOf } from '#contract/taxonomy/list.ts';
import { cityName } from '#contract/taxonomy/places/regions.ts';
import { formatDateTime, yuanGrouped } from '#contract/text.ts';
import { wageSlip } from '#contract/wages/wage-slip-state.ts';

/** Labels of the export's columns on its readable page; others show their own name. */
export const columnWords: Record<string, string> = {
  id: '编号',
  phone: '手机号',
  status: '状态',
  created_at: '时间',
  updated_at: '更新时间',
  last_sign_in_at: '最近登录',
  name: '名称',
  gender: '性别',
  birthday: '出生日期',
  education: '学历',
  identity: '身份',
  city_code: '城市',
  privacy: '谁能看到我',
  blind_screening: '盲筛',
  personalised: '个性化推荐',
  is_default: '默认',
  content: '内容',
  kind: '种类',
  type: '类型',
  size: '字节',
  version: '版本',
  granted_at: '同意时间',
  revoked_at: '撤回时间',
  ip: '网络地址',
  ended_at: '结束时间',
  user_agent: '浏览器',
  provider: '登录方式',
  bound_at: '绑定时间',
  channel: '渠道',
  address: '地址',
  topic: '种类',
  is_on: '开启',
  from_time: '从',
  to_time: '到',
  title: '标题',
  body: '内容',
  read_at: '已读时间',
  company: '单位',
  group_key: '范围',
  role: '角色',
  post: '职位',
  reason: '原因',
  submitted_at: '投递时间',
  changed_at: '最近变化',
  snapshot: '当时的简历',
  side: '谁',
  note: '备注',
  at: '时间',
  starts_at: '开始时间',
  mode: '方式',
  place: '地点',
  room: '面试室',
  link: '链接',
  contact: '联系人',
  proposed_at: '我提的时间',
  answer_note: '我的说明',
  answered_at: '答复时间',
  message: '留言',
  text: '内容',
  via: '途径',
  viewed_at: '查看时间',
  filters: '条件',
  alerts: '新职位提醒',
  seen_at: '看过的时间',
  dismissed_at: '时间',
  fair: '招聘会',
  signed_up_at: '报名时间',
  checked_in_at: '签到时间',
  lecture: '讲座',
  signed_at: '报名时间',
  month: '月份',
  quantity: '数量',
  gross_fen: '应发（元）',
  deduction_fen: '扣除（元）',
  net_fen: '实发（元）',
  lines: '课时',
  items: '其他项目',
  dispute_reason: '异议',
  issued_at: '发放时间',
  paid_at: '支付时间',
  about: '对象',
  detail: '说明',
  exam: '公开招聘',
  number: '报名号',
  identity_masked: '身份证号',
  decided_at: '审核时间',
  files: '材料',
};

const from = (words: Record<string, string>) => (value: string) => words[value] ?? value;
/** Labels of a part's states, by its file. */
const states: Record<string, Record<string, string>> = {
  account: { active: '正常', closing: '注销中', banned: '已封禁' },
  deliveries: delivery.labels.seeker,
  'delivery-steps': delivery.labels.seeker,
  interviews: interview.labels.seeker,
  invitations: talentInvitation.labels.seeker,
  'exam-registrations': registration.labels.seeker,
  'exam-steps': registration.labels.seeker,
  fairs: visitor.labels.seeker,
  lectures: visitor.labels.seeker,
  wages: wageSlip.labels.seeker,
  reports: { open: '处理中', dismissed: '未采纳', removed: '已下架', warned: '已警告' },
};

/** How values of a column are shown; others are shown as stored. */
const valueWords: Record<string, (value: string) => string> = {
  gender: (value) => labelOf(genders, value) || value,
  education: (value) => labelOf(educations, value) || value,
  identity: (value) => labelOf(identities, value) || value,
  city_code: (value) => cityName(value) || value,
  privacy: from({ public: '公开', delivered: '仅投递可见', hidden: '隐藏' }),
  side: from({ seeker: '我', company: '单位', recruiter: '单位', system: '系统' }),
  mode: from(interviewModeLabels),
  via: from({ delivery: '投递', search: '人才搜索', recommendation: '推荐', chat: '沟通' }),
  gross_fen: (value) => yuanGrouped(BigInt(value)),
  deduction_fen: (value) => yuanGrouped(BigInt(value)),
  net_fen: (value) => yuanGrouped(BigInt(value)),
};

const isMoment = /^\d{4}-\d\d-\d\d[ T]\d\d:\d\d/;

/** A value as text: yes and no, times in Shanghai, and the column's labels. */
export function valueInWords(file: string, column: string, value: unknown): string {
  if (value === null || value === undefined) return '';
  if (typeof value === 'boolean') return value ? '是' : '否';
  if (value instanceof Date) return formatDateTime(value);
  const text = String(value);
  if (column === 'status') return states[file]?.[text] ?? text;
  return isMoment.test(text) ? formatDateTime(text) : (valueWords[column]?.(text) ?? text);
}
