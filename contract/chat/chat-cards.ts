import { z } from 'zod';
import type { EndpointTable } from '#contract/endpoint.ts';
import { id, instant, oneOf, text, yesNo } from '#contract/fields.ts';
import { shownSnapshot } from '#contract/resumes/resumes.ts';
import { clientId, conversationId, number, wechat } from './chat-fields.ts';
import { chatMessage } from './chat-messages.ts';

/** Messages that are more than text: a resume, an invitation, an exchange of contacts. */
export const chatCardEndpoints = {
  'POST /api/communicate/conversations/:id/resume': {
    access: 'seeker',
    summary: '在会话中出示一份简历',
    params: conversationId,
    body: z.strictObject({ clientId, resumeId: id('简历编号') }),
    returns: chatMessage,
    idempotent: true,
  },
  'GET /api/communicate/conversations/:id/resume': {
    access: 'recruiter',
    members: ['recruiter'],
    summary: '查看会话中出示的简历，并告知求职者',
    params: conversationId,
    query: z.object({ number }),
    returns: shownSnapshot,
    effectful: true,
  },
  'POST /api/communicate/conversations/:id/interview': {
    access: 'recruiter',
    members: ['recruiter'],
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
