import { z } from 'zod';
import { delivery } from '#contract/deliveries/delivery-state.ts';
import { interview } from '#contract/deliveries/interview-state.ts';
import { type EndpointTable, recruiters } from '#contract/endpoint.ts';
import { id, instant, listOf, oneOf, paging, stateOf, text, yesNo } from '#contract/fields.ts';
import { postCard } from '#contract/posts/post-card.ts';
import { shownSnapshot } from '#contract/resumes/resumes.ts';
import { clientId, conversationId, number, wechat } from './chat-fields.ts';
import { chatMessage, chatSide as side } from './chat-messages.ts';
import { chatPhraseEndpoints } from './chat-phrases.ts';
import { chatTalkEndpoints } from './chat-talk.ts';

/** Messages that are more than text: a resume, an invitation, an exchange of contacts. */
const chatCardEndpoints = {
  'POST /api/communicate/conversations/:id/resume': {
    access: 'seeker',
    summary: '在会话中出示一份简历',
    params: conversationId,
    body: z.strictObject({ clientId, resumeId: id('简历编号') }),
    returns: chatMessage,
    idempotent: true,
  },
  'GET /api/communicate/conversations/:id/resume': {
    ...recruiters,
    summary: '查看会话中出示的简历，并告知求职者',
    params: conversationId,
    query: z.object({ number }),
    returns: shownSnapshot,
    effectful: true,
  },
  'POST /api/communicate/conversations/:id/interview': {
    ...recruiters,
    summary: '在会话中邀请面试；投递随之变为邀面试',
    params: conversationId,
    body: z.strictObject({
      clientId,
      at: instant('面试时间'),
      mode: oneOf(['onsite', 'video', 'phone'], '面试方式'),
      place: text('面试地点', { max: 120 }).optional(),
      link: text('面试链接', { max: 300 }).optional(),
      contact: text('联系人', { min: 1, max: 60 }),
      note: text('说明', { max: 300 }).optional(),
    }),
    returns: chatMessage,
    idempotent: true,
  },
  'POST /api/communicate/conversations/:id/contact': {
    access: 'account',
    summary: '请求交换手机号或微信；对方同意后双方可见',
    params: conversationId,
    body: z.strictObject({
      clientId,
      what: oneOf(['phone', 'wechat'], '联系方式'),
      wechat: wechat.optional(),
    }),
    returns: chatMessage,
    idempotent: true,
  },
  'POST /api/communicate/conversations/:id/contact/answer': {
    access: 'account',
    summary: '同意或谢绝交换；发起的一方可以收回',
    params: conversationId,
    body: z.strictObject({
      number,
      accept: yesNo('同意', '请选择同意或婉拒'),
      wechat: wechat.optional(),
    }),
    returns: chatMessage,
  },
} as const satisfies EndpointTable;

const conversation = z.object({
  id: z.string(),
  /** The reader's side. */
  side,
  post: z.object({ id: z.string(), title: z.string(), open: z.boolean() }),
  company: z.object({ id: z.string(), name: z.string(), shortName: z.string(), logoUrl: z.string().nullable() }),
  /** The recruiter in charge; null until there is one. */
  recruiter: z.object({ name: z.string(), title: z.string(), avatarUrl: z.string().nullable() }).nullable(),
  person: z.object({ joberId: z.string(), name: z.string(), avatarUrl: z.string().nullable() }),
  delivery: z.object({ id: z.string(), status: stateOf(delivery) }).nullable(),
  last: z.object({ number: z.number(), side, text: z.string(), at: z.string() }).nullable(),
  unread: z.number(),
  /** The last message number that the other side has read. */
  peerRead: z.number(),
  /** Whether the reader has blocked the other side. */
  blocked: z.boolean(),
});
export type Conversation = z.output<typeof conversation>;

const openConversation = conversation.extend({
  card: postCard,
  /** Why the reader cannot write now; null where they can. */
  refusal: z.string().nullable(),
  /** The interview in force, with the seeker's moves that are open. */
  interview: z.object({ status: stateOf(interview), startsAt: z.string(), moves: z.array(z.string()) }).nullable(),
  /** Whether the reader may transfer the conversation or send an invitation. */
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

export const chatEndpoints = {
  'GET /api/communicate/unread': {
    access: 'account',
    summary: '未读数：作为求职者、作为招聘者的消息，通知，以及等求职者答复的件数',
    returns: z.object({
      seeker: z.number(),
      company: z.number(),
      notices: z.number(),
      /** Offers, invitations to interviews and invitations to talk that wait for the seeker's answer. */
      toAnswer: z.number(),
    }),
  },
  'GET /api/communicate/conversations': {
    access: 'seeker',
    summary: '我的沟通',
    query: z.object(paging),
    returns: listOf(conversation),
  },
  'GET /api/communicate/company/conversations': {
    access: 'recruiter',
    members: ['recruiter'],
    summary: '本单位的沟通',
    query: z.object({
      keyword: text('关键词', { max: 40 }).optional(),
      unread: z.enum(['1'], { error: '筛选不正确' }).optional().meta({ title: '只看未读' }),
      ...paging,
    }),
    returns: listOf(conversation),
  },
  'POST /api/communicate/posts/:id/conversation': {
    access: 'seeker',
    summary: '就一个职位与单位沟通；已有的会话原样返回',
    params: z.object({ id: id('职位编号') }),
    returns: openConversation,
  },
  'POST /api/communicate/deliveries/:id/conversation': {
    access: 'recruiter',
    members: ['recruiter'],
    summary: '与投递者沟通；已有的会话原样返回',
    params: z.object({ id: id('投递编号') }),
    returns: openConversation,
  },
  'GET /api/communicate/conversations/:id': {
    access: 'account',
    summary: '一个会话',
    params: conversationId,
    returns: openConversation,
  },
  'GET /api/communicate/conversations/:id/colleagues': {
    ...recruiters,
    summary: '可以接手会话的同事',
    params: conversationId,
    returns: z.array(z.object({ memberId: z.string(), name: z.string(), title: z.string(), holds: z.boolean() })),
  },
  'POST /api/communicate/conversations/:id/holder': {
    ...recruiters,
    summary: '把会话转给同事；由负责人或主管理员',
    params: conversationId,
    body: z.strictObject({ memberId: id('成员编号') }),
    returns: openConversation,
  },
  'POST /api/communicate/conversations/:id/block': {
    access: 'account',
    summary: '屏蔽对方，或取消屏蔽',
    params: conversationId,
    body: z.strictObject({ blocked: yesNo('屏蔽', '请选择屏蔽或取消屏蔽') }),
  },
  'POST /api/communicate/conversations/:id/reports': {
    access: 'account',
    summary: '举报会话',
    params: conversationId,
    body: z.strictObject({
      reason: z
        .enum(Object.keys(chatReportReasons) as [keyof typeof chatReportReasons], { error: '请选择举报原因' })
        .meta({ title: '举报原因' }),
      detail: text('补充说明', { max: 300 }).optional(),
    }),
  },
  ...chatTalkEndpoints,
  ...chatPhraseEndpoints,
  ...chatCardEndpoints,
} as const satisfies EndpointTable;
