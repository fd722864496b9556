import { z } from 'zod';
import type { EndpointTable } from '#contract/endpoint.ts';
import { id, list, text } from '#contract/fields.ts';
import { clientId } from './chat-fields.ts';

const side = z.enum(['seeker', 'company'], { error: '身份不正确' }).meta({ title: '身份' });

/** The most phrases of one person on one side. */
export const mostPhrases = 20;
/** The most people of one message. */
export const mostAddressed = 50;

/** Phrases of one's own, and one message to several people. */
export const chatPhraseEndpoints = {
  'GET /api/communicate/phrases': {
    access: 'account',
    summary: '我的常用语；没有改过时为空，页面显示通用的几句',
    query: z.object({ side }),
    returns: z.object({ items: z.array(z.string()).nullable() }),
  },
  'PUT /api/communicate/phrases': {
    access: 'account',
    summary: '保存我的常用语，按这个顺序',
    body: z.strictObject({
      side,
      items: list(text('常用语', { min: 1, max: 200 }), '常用语', { max: mostPhrases, unit: '句' }),
    }),
    returns: z.object({ items: z.array(z.string()).nullable() }),
  },
  'POST /api/communicate/deliveries/messages': {
    access: 'recruiter',
    members: ['recruiter'],
    summary: '给多位投递者发同一条消息，逐份给出结果；同一 clientId 每人只收到一次',
    body: z.strictObject({
      ids: list(id('投递编号'), '投递', { min: 1, max: mostAddressed, most: `一次最多发给 ${mostAddressed} 人` }),
      clientId,
      text: text('消息', { min: 1, max: 1000 }),
    }),
    returns: z.object({
      results: z.array(
        z.object({ id: z.string(), name: z.string(), outcome: z.enum(['sent', 'refused']), message: z.string() }),
      ),
    }),
  },
} as const satisfies EndpointTable;
