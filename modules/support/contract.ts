import { z } from 'zod';
import { type EndpointTable, supportOperators } from '#contract/endpoint.ts';
import { id, listOf, moment, oneOf, paging, text } from '#contract/fields.ts';

const message = z.object({ id: z.string(), side: z.enum(['person', 'support']), text: z.string(), at: moment() });
export type SupportMessage = z.output<typeof message>;

const ownThread = z.object({
  items: z.array(message),
  /** The last word is the person's, and nobody has dealt with it. */
  waiting: z.boolean(),
});

const supportThread = z.object({
  /** The person's account. */
  id: z.string(),
  name: z.string(),
  /** The company of a recruiter; '' for a seeker. */
  company: z.string(),
  phone: z.string(),
  lastText: z.string(),
  lastAt: moment(),
  waitingSince: moment().nullable(),
});
export type SupportThread = z.output<typeof supportThread>;

/** How many threads wait, and how many do not. */
const figures = z.object({ waiting: z.number(), answered: z.number() });

/** Facts of the writer that an answer needs: since when, and what the company last ordered. */
const about = z.object({
  registeredAt: moment(),
  signedInAt: moment().nullable(),
  deliveries: z.number(),
  company: z.object({ status: z.string(), openPosts: z.number(), approvedAt: moment().nullable() }).nullable(),
  /** The company's last orders, latest first. */
  orders: z.array(
    z.object({
      number: z.string(),
      packageName: z.string(),
      price: z.coerce.number(),
      status: z.string(),
      at: moment(),
    }),
  ),
});
export type SupportAbout = z.output<typeof about>;

const openThread = supportThread.extend({ items: z.array(message), about });

const said = z.strictObject({ text: text('消息', { min: 1, max: 1_000 }) });
const ofThread = z.object({ id: id('用户编号') });

export const supportEndpoints = {
  'GET /api/support/messages': {
    access: 'account',
    summary: '我和平台客服的对话，最近 200 条',
    returns: ownThread,
  },
  'POST /api/support/messages': {
    access: 'account',
    summary: '给平台客服留言，每天最多 20 条；答复后通知本人',
    body: said,
    returns: ownThread,
    idempotent: true,
  },
  'GET /api/admin/support': {
    ...supportOperators,
    summary: '用户给客服的留言；等得最久的在前，answered 为答复过的、最近的在前',
    query: z.object({ state: oneOf(['waiting', 'answered'], '范围').optional(), page: paging.page }),
    returns: listOf(supportThread).extend({ figures }),
  },
  'GET /api/admin/support/:id': {
    ...supportOperators,
    summary: '一位用户与客服的对话',
    params: ofThread,
    returns: openThread,
  },
  'POST /api/admin/support/:id/messages': {
    ...supportOperators,
    summary: '答复用户',
    params: ofThread,
    body: said,
    returns: openThread,
    idempotent: true,
  },
  'PUT /api/admin/support/:id/done': {
    ...supportOperators,
    summary: '不再等待答复：不用答复，或已在别处处理',
    params: ofThread,
    returns: openThread,
  },
} as const satisfies EndpointTable;
