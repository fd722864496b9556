import { z } from 'zod';
import { chatMessage, chatSide as side } from './chat-messages.ts';
import type { EndpointTable } from './endpoint.ts';
import { id, instant, listOf, paging, text, whole } from './fields.ts';
import { postCard } from './post-card.ts';
import { resumeSnapshot } from './resumes.ts';

export const conversation = z.object({
  id: z.string(),
  /** The side of whoever reads it. */
  side,
  post: z.object({ id: z.string(), title: z.string(), open: z.boolean() }),
  company: z.object({ id: z.string(), name: z.string(), shortName: z.string(), logoUrl: z.string().nullable() }),
  /** Who speaks for the company; null until somebody does. */
  recruiter: z.object({ name: z.string(), title: z.string(), avatarUrl: z.string().nullable() }).nullable(),
  person: z.object({ joberId: z.string(), name: z.string(), avatarUrl: z.string().nullable() }),
  delivery: z.object({ id: z.string(), status: z.string() }).nullable(),
  last: z.object({ number: z.number(), side, text: z.string(), at: z.string() }).nullable(),
  unread: z.number(),
  /** Up to which message the other side has read. */
  peerRead: z.number(),
  /** Whether the reader wants to hear no more of the other side. */
  blocked: z.boolean(),
});
export type Conversation = z.output<typeof conversation>;

export const openConversation = conversation.extend({
  card: postCard,
  /** Why the reader cannot write now; null where they can. */
  refusal: z.string().nullable(),
  /** The interview in force, with the seeker's moves that are open. */
  interview: z.object({ status: z.string(), startsAt: z.string(), moves: z.array(z.string()) }).nullable(),
  /** Whether the reader may hand the conversation over, or send an invitation. */
  mayHandOver: z.boolean(),
  mayInvite: z.boolean(),
});
export type OpenConversation = z.output<typeof openConversation>;

export const chatReportReasons = {
  fraud: '欺诈或虚假招聘',
  fee: '收费或诱导贷款',
  harassment: '骚扰或辱骂',
  ads: '广告或拉人',
  other: '其他',
} as const;

const conversationId = z.object({ id: id('会话编号') });
const number = whole('消息编号', 0, 100_000_000);
const clientId = z
  .string({ error: '缺少消息标识' })
  .regex(/^[A-Za-z0-9][A-Za-z0-9-]{7,39}$/, { error: '消息标识格式不正确' })
  .meta({ title: '消息标识' });
const wechat = z
  .string({ error: '微信号格式不正确' })
  .regex(/^[A-Za-z][A-Za-z0-9_-]{5,19}$/, { error: '微信号格式不正确' })
  .meta({ title: '微信号' });

/** A message found by its words, with the conversation it stands in. */
export const foundMessage = z.object({
  conversationId: z.string(),
  name: z.string(),
  postTitle: z.string(),
  message: chatMessage,
});
export type FoundMessage = z.output<typeof foundMessage>;

export const chatEndpoints = {
  'GET /api/communicate/unread': {
    who: 'account',
    does: '未读数：作为求职者、作为招聘者的消息，以及通知',
    returns: z.object({ seeker: z.number(), company: z.number(), notices: z.number() }),
  },
  'GET /api/communicate/conversations': {
    who: 'seeker',
    does: '我的沟通',
    query: z.object(paging),
    returns: listOf(conversation),
  },
  'GET /api/communicate/company/conversations': {
    who: 'recruiter',
    does: '本单位的沟通',
    query: z.object({
      keyword: text('关键词', { max: 40 }).optional(),
      unread: z.enum(['1'], { error: '筛选不正确' }).optional().meta({ title: '只看未读' }),
      ...paging,
    }),
    returns: listOf(conversation),
  },
  'POST /api/communicate/posts/:id/conversation': {
    who: 'seeker',
    does: '就一个职位与单位沟通；已有的会话原样返回',
    params: z.object({ id: id('职位编号') }),
    returns: openConversation,
  },
  'POST /api/communicate/deliveries/:id/conversation': {
    who: 'recruiter',
    does: '与投递者沟通；已有的会话原样返回',
    params: z.object({ id: id('投递编号') }),
    returns: openConversation,
  },
  'GET /api/communicate/conversations/:id': {
    who: 'account',
    does: '一个会话',
    params: conversationId,
    returns: openConversation,
  },
  'GET /api/communicate/conversations/:id/messages': {
    who: 'account',
    does: '消息，新的在后；before 取更早的一页，after 补上之后的',
    params: conversationId,
    query: z.object({ before: number.optional(), after: number.optional() }),
    returns: z.object({ items: z.array(chatMessage), hasMore: z.boolean() }),
  },
  'POST /api/communicate/conversations/:id/messages': {
    who: 'account',
    does: '发送消息；同一 clientId 只存一次',
    params: conversationId,
    body: z.strictObject({
      clientId,
      text: text('消息', { min: 1, max: 1000 }).optional(),
      fileId: id('文件编号').optional(),
    }),
    returns: chatMessage,
    idempotent: true,
  },
  'POST /api/communicate/conversations/:id/resume': {
    who: 'seeker',
    does: '在会话中出示一份简历',
    params: conversationId,
    body: z.strictObject({ clientId, resumeId: id('简历编号') }),
    returns: chatMessage,
    idempotent: true,
  },
  'GET /api/communicate/conversations/:id/resume': {
    who: 'recruiter',
    members: ['recruiter'],
    does: '查看会话中出示的简历，并告知求职者',
    params: conversationId,
    query: z.object({ number }),
    returns: resumeSnapshot,
    effectful: true,
  },
  'POST /api/communicate/conversations/:id/interview': {
    who: 'recruiter',
    members: ['recruiter'],
    does: '在会话中邀请面试；投递随之变为邀面试',
    params: conversationId,
    body: z.strictObject({
      clientId,
      at: instant('面试时间'),
      mode: z.enum(['onsite', 'video', 'phone'], { error: '面试方式不正确' }).meta({ title: '面试方式' }),
      place: text('面试地点', { max: 120 }).optional(),
      link: text('面试链接', { max: 300 }).optional(),
      contact: text('联系人', { min: 1, max: 60 }),
      note: text('说明', { max: 300 }).optional(),
    }),
    returns: chatMessage,
    idempotent: true,
  },
  'POST /api/communicate/conversations/:id/contact': {
    who: 'account',
    does: '请求交换手机号或微信；对方同意后双方可见',
    params: conversationId,
    body: z.strictObject({
      clientId,
      what: z.enum(['phone', 'wechat'], { error: '联系方式不正确' }).meta({ title: '联系方式' }),
      wechat: wechat.optional(),
    }),
    returns: chatMessage,
    idempotent: true,
  },
  'POST /api/communicate/conversations/:id/contact/answer': {
    who: 'account',
    does: '同意或谢绝交换；发起的一方可以收回',
    params: conversationId,
    body: z.strictObject({
      number,
      accept: z.boolean({ error: '请说明是否同意' }).meta({ title: '同意' }),
      wechat: wechat.optional(),
    }),
    returns: chatMessage,
  },
  'POST /api/communicate/conversations/:id/signal': {
    who: 'account',
    does: '告诉对方正在看或正在输入；不保存',
    params: conversationId,
    body: z.strictObject({
      signal: z.enum(['here', 'typing', 'away'], { error: '状态不正确' }).meta({ title: '状态' }),
    }),
  },
  'GET /api/communicate/messages': {
    who: 'account',
    does: '在自己的会话中查找消息',
    query: z.object({
      side: z.enum(['seeker', 'company'], { error: '身份不正确' }).meta({ title: '身份' }),
      keyword: text('关键词', { min: 1, max: 40 }),
    }),
    returns: z.object({ items: z.array(foundMessage), hasMore: z.boolean() }),
  },
  'GET /api/communicate/conversations/:id/colleagues': {
    who: 'recruiter',
    members: ['recruiter'],
    does: '可以接手会话的同事',
    params: conversationId,
    returns: z.array(z.object({ memberId: z.string(), name: z.string(), title: z.string(), holds: z.boolean() })),
  },
  'POST /api/communicate/conversations/:id/holder': {
    who: 'recruiter',
    members: ['recruiter'],
    does: '把会话转给同事；由负责人或主管理员',
    params: conversationId,
    body: z.strictObject({ memberId: id('成员编号') }),
    returns: openConversation,
  },
  'POST /api/communicate/conversations/:id/read': {
    who: 'account',
    does: '已读到某条消息',
    params: conversationId,
    body: z.strictObject({ number }),
  },
  'POST /api/communicate/conversations/:id/block': {
    who: 'account',
    does: '屏蔽对方，或取消屏蔽',
    params: conversationId,
    body: z.strictObject({ blocked: z.boolean({ error: '请说明是否屏蔽' }).meta({ title: '屏蔽' }) }),
  },
  'POST /api/communicate/conversations/:id/reports': {
    who: 'account',
    does: '举报会话',
    params: conversationId,
    body: z.strictObject({
      reason: z
        .enum(Object.keys(chatReportReasons) as [keyof typeof chatReportReasons], { error: '请选择举报原因' })
        .meta({ title: '举报原因' }),
      detail: text('补充说明', { max: 300 }).optional(),
    }),
  },
} as const satisfies EndpointTable;
