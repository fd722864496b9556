import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Deps } from '#server/platform/deps.ts';
import { noteForged } from '#server/platform/http/security-events.ts';
import { openProvider, type ProviderName } from './providers/open-provider.ts';
import { Forged, type ProviderNotice } from './providers/provider.ts';
import { takeRefund } from './send-refund.ts';
import { takePayment } from './take-payment.ts';

const BODY_LIMIT = 64 * 1_024;

const headersOf = (request: FastifyRequest) =>
  Object.fromEntries(Object.entries(request.headers).map(([name, value]) => [name, [value].flat()[0]]));

/** Numbers for a log line. */
const numbersOf = (notice: ProviderNotice) =>
  notice.about === 'payment' ? { orderNumber: notice.orderNumber } : { refundNumber: notice.refundNumber };

/** How each provider expects a callback to be acknowledged; anything else makes it retry. */
const answers: Record<ProviderName, (reply: FastifyReply, ok: boolean) => FastifyReply> = {
  wechat: (reply, ok) =>
    ok ? reply.code(204).send() : reply.code(400).send({ code: 'FAIL', message: '签名错误或内容有误' }),
  alipay: (reply, ok) => reply.type('text/plain').send(ok ? 'success' : 'failure'),
};

/**
 * Callbacks of payment providers: `/pay/wechat/notify` and `/pay/alipay/notify`. Authenticated by the provider's signature over
 * the raw body instead of a session, so they are not API calls.
 */
export async function paymentsPlugin(app: FastifyInstance, { deps }: { deps: Deps }): Promise<void> {
  const { config, clock, db, log } = deps;
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', { parseAs: 'string', bodyLimit: BODY_LIMIT }, (_request, body, done) =>
    done(null, body),
  );
  const listen = (name: ProviderName) =>
    app.post(`/pay/${name}/notify`, async (request, reply) => {
      const now = clock.now();
      const provider = openProvider(config, name, () => now);
      try {
        const notice = provider?.read(headersOf(request), String(request.body ?? ''), now);
        if (notice === undefined) throw new Forged('this provider is not set up');
        if (notice === null) return answers[name](reply, true);
        const outcome = await db.transaction((tx) =>
          notice.about === 'payment' ? takePayment(tx, name, notice, now) : takeRefund(tx, notice, now),
        );
        log.info({ provider: name, outcome, ...numbersOf(notice) }, notice.about);
        return answers[name](reply, outcome !== 'unknown');
      } catch (error) {
        if (!(error instanceof Forged)) throw error;
        request.log.warn({ provider: name, why: error.message }, 'forged payment callback');
        noteForged(request);
        return answers[name](reply, false);
      }
    });
  listen('wechat');
  listen('alipay');
}
