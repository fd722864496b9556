import { createHash, timingSafeEqual } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { noticeContact } from '#database/schema/notices.ts';
import type { Deps } from '#server/platform/deps.ts';
import { noteForged } from '#server/platform/http/security-events.ts';
import { bindWechat } from './bind-wechat.ts';

const BODY_LIMIT = 16 * 1_024;
/** Maximum age of a signature, against replay. */
const FRESH_MS = 600_000;

interface Signed {
  signature?: string;
  timestamp?: string;
  nonce?: string;
  echostr?: string;
}

/** Whether WeChat, which shares the token, signed this recently. */
function isWechats(token: string, { signature = '', timestamp = '', nonce = '' }: Signed, now: Date): boolean {
  if (token === '' || Math.abs(Number(timestamp) * 1_000 - now.getTime()) > FRESH_MS) return false;
  const expected = createHash('sha1').update([token, timestamp, nonce].sort().join('')).digest('hex');
  return signature.length === expected.length && timingSafeEqual(Buffer.from(signature), Buffer.from(expected));
}

/** One value of WeChat's flat XML, without a parser that resolves entities or addresses. */
const fieldOf = (xml: string, name: string): string =>
  new RegExp(`<${name}>(?:<!\\[CDATA\\[([\\w@.-]{0,200})\\]\\]>|([\\w@.-]{0,200}))</${name}>`)
    .exec(xml)
    ?.slice(1)
    .find(Boolean) ?? '';

async function takeEvent(deps: Deps, xml: string): Promise<void> {
  const [openId, event, key] = [fieldOf(xml, 'FromUserName'), fieldOf(xml, 'Event'), fieldOf(xml, 'EventKey')];
  if (openId === '') return;
  if (event === 'subscribe' || event === 'SCAN') await bindWechat(deps, key.replace(/^qrscene_/, ''), openId);
  if (event !== 'unsubscribe') return;
  await deps.db
    .delete(noticeContact)
    .where(and(eq(noticeContact.channel, 'wechat'), eq(noticeContact.address, openId)));
}

/**
 * Receives WeChat's events of followers: `/wechat/events`. Authenticated by the signature instead of a session, so it is not an
 * API call.
 */
export async function wechatEventsPlugin(app: FastifyInstance, { deps }: { deps: Deps }): Promise<void> {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', { parseAs: 'string', bodyLimit: BODY_LIMIT }, (_request, body, done) =>
    done(null, body),
  );
  const refuseForged = async (request: FastifyRequest, reply: FastifyReply) => {
    if (isWechats(deps.config.WECHAT_SERVICE_TOKEN, request.query as Signed, deps.clock.now())) return;
    noteForged(request);
    return reply.code(403).send('');
  };
  app.addHook('preHandler', refuseForged);
  app.get<{ Querystring: Signed }>('/wechat/events', async ({ query }, reply) => {
    return reply.type('text/plain').send(String(query.echostr ?? ''));
  });
  app.post<{ Querystring: Signed }>('/wechat/events', async ({ body }, reply) => {
    await takeEvent(deps, String(body ?? ''));
    return reply.type('text/plain').send('success');
  });
}
