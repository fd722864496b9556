import { quotaNames } from '#contract/ledger/quotas.ts';
import { yuanText } from '#contract/money.ts';
import { contentKinds } from '#contract/taxonomy/content-categories.ts';
import { formatDateTime } from '#contract/text.ts';
import { operatorRoles } from './acts.ts';
import { wordLevels } from './moderation-lists.ts';
import { reviewQueues } from './reviews.ts';

/** Labels of an act's details, in reading order. */
const names: Record<string, string> = {
  ...quotaNames,
  title: '标题',
  name: '名称',
  kind: '类型',
  version: '版本',
  phone: '手机号',
  role: '角色',
  disabled: '停用',
  word: '词',
  words: '关键词',
  within: '相距字数',
  level: '处理方式',
  label: '名称',
  body: '内容',
  queue: '队列',
  position: '顺序',
  active: '启用',
  booths: '展位',
  exhibitorId: '参会申请',
  keyword: '关键词',
  found: '找到',
  operator: '操作人',
  act: '操作',
  subjectId: '对象编号',
  from: '开始',
  to: '结束',
  rows: '行数',
  cleared: '解除',
  ended: '结束的登录',
  what: '内容',
  amount: '金额',
  price: '价格',
  number: '号码',
  note: '备注',
  reason: '理由',
};

const legalNames = { privacy: '隐私政策', agreement: '用户服务协议' };
const kindNames = Object.fromEntries(Object.entries(contentKinds).map(([kind, { label }]) => [kind, label]));

/** Labels of the codes, by the field that holds them. */
const words: Record<string, Readonly<Record<string, string>>> = {
  kind: kindNames,
  name: legalNames,
  role: operatorRoles,
  queue: reviewQueues,
  level: wordLevels,
};

function shown(name: string, value: unknown): string {
  if (typeof value === 'boolean') return value ? '是' : '否';
  if (typeof value === 'number' && (name === 'amount' || name === 'price')) return `¥${yuanText(value)}`;
  if (Array.isArray(value)) return value.map((one) => shown(name, one)).join('、');
  const text = typeof value === 'object' ? JSON.stringify(value) : String(value);
  if (/^\d{4}-\d\d-\d\dT/.test(text)) return formatDateTime(text);
  return words[name]?.[text] ?? text;
}

const order = Object.keys(names);
const rank = (name: string) => (order.includes(name) ? order.indexOf(name) : order.length);

/** The details of an act in words: '标题：湖畔中学开放日；类型：资讯'. */
export const actDetailText = (detail: Readonly<Record<string, unknown>>): string =>
  Object.entries(detail)
    .filter(([, value]) => value !== null && value !== undefined && value !== '')
    .sort(([one], [other]) => rank(one) - rank(other))
    .map(([name, value]) => `${names[name] ?? name}：${shown(name, value)}`)
    .join('；');

const naming = ['title', 'name', 'word', 'label', 'number', 'phone'] as const;

/** The recorded name of an act's object, and what else is known of the act; without a name, '' and everything. */
export function splitActDetail(detail: Readonly<Record<string, unknown>>): { title: string; rest: string } {
  const field = naming.find((name) => typeof detail[name] === 'string' && detail[name] !== '');
  if (!field) return { title: '', rest: actDetailText(detail) };
  const { [field]: value, ...rest } = detail;
  return { title: shown(field, value), rest: actDetailText(rest) };
}
