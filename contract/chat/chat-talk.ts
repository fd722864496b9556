import { z } from 'zod';
import type { EndpointTable } from '#contract/endpoint.ts';
import { id, text } from '#contract/fields.ts';
import { clientId, conversationId, number } from './chat-fields.ts';
import { chatMessage } from './chat-messages.ts';

/** A message that matches a search, with its conversation. */
const foundMessage = z.object({
  conversationId: z.string(),
  name: z.string(),
  postTitle: z.string(),
  message: chatMessage,
});
export type FoundMessage = z.output<typeof foundMessage>;

/** Reading and sending messages, and read positions. */
export const chatTalkEndpoints = {
  'GET /api/communicate/conversations/:id/messages': {
    access: 'account',
    summary: '消息，新的在后；before 取更早的一页，after 补上之后的',
    params: conversationId,
    query: z.object({ before: number.optional(), after: number.optional() }),
    returns: z.object({ items: z.array(chatMessage), hasMore: z.boolean() }),
  },
  'POST /api/communicate/conversations/:id/messages': {
    access: 'account',
    summary: '发送消息；同一 clientId 只存一次',
    params: conversationId,
    body: z.strictObject({
      clientId,
      text: text('消息', { min: 1, max: 1000 }).optional(),
      fileId: id('文件编号').optional(),
    }),
    returns: chatMessage,
  },
  'POST /api/communicate/conversations/:id/signal': {
    access: 'account',
    summary: '告诉对方正在看或正在输入；不保存',
    params: conversationId,
    body: z.strictObject({
      signal: z.enum(['here', 'typing', 'away'], { error: '状态不正确' }).meta({ title: '状态' }),
    }),
  },
  'GET /api/communicate/messages': {
    access: 'account',
    summary: '在自己的会话中查找消息',
    query: z.object({
      side: z.enum(['seeker', 'company'], { error: '身份不正确' }).meta({ title: '身份' }),
      keyword: text('关键词', { min: 1, max: 40 }),
    }),
    returns: z.object({ items: z.array(foundMessage), hasMore: z.boolean() }),
  },
  'POST /api/communicate/conversations/:id/read': {
    access: 'account',
    summary: '已读到某条消息',
    params: conversationId,
    body: z.strictObject({ number }),
  },
} as const satisfies EndpointTable;
