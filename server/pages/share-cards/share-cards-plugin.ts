import { createHash } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import type { z } from 'zod';
import type { Call } from '#contract/api.ts';
import { shareCardOf } from '#contract/site/share-card.ts';
import { formatDate } from '#contract/text.ts';
import { sortModules } from '#server/module.ts';
import type { Deps } from '#server/platform/deps.ts';
import { appError } from '#server/platform/http/app-error.ts';
import type { Endpoints } from '#server/platform/http/endpoints.ts';
import { parseInput } from '#server/platform/http/parse.ts';
import { siteOriginOf } from '#server/platform/http/site-origin.ts';
import { consume } from '#server/platform/limits/consume.ts';
import { refuseOver } from '#server/platform/limits/refuse.ts';
import { subscriberOf } from '#server/platform/limits/subscriber-of.ts';
import { semaphore } from '#server/platform/semaphore.ts';
import { visitorCall } from '../visitor.ts';
import { cardsOfCore } from './card-words.ts';
import { checkQuery, drawCheck } from './check-picture.ts';
import { drawCard } from './draw-card.ts';

/** Rate of drawing for one client address; cached cards are not limited. */
const DRAWN = { limit: 60, windowSeconds: 60 };
/** About 400 cards. */
const CACHE_BYTES = 16 * 2 ** 20;
const FRESH_MS = 10 * 60_000;
const AT_ONCE = 2;
const COLOURS = 128;

interface Card {
  etag: string;
  png: Buffer;
}

const etagOf = (svg: string) => `"${createHash('sha256').update(svg).digest('base64url').slice(0, 22)}"`;

/**
 * The pictures shown beside a shared link, `/share/post/ID.png`, and the result of the quick check, which people send on.
 * Drawn from public data only, so drafts and personal data never appear. Cached for ten minutes.
 */
export async function shareCardsPlugin(
  app: FastifyInstance,
  { deps, endpoints }: { deps: Deps; endpoints: Endpoints },
): Promise<void> {
  const cached = new LRUCache<string, Card>({ maxSize: CACHE_BYTES, sizeCalculation: ({ png }) => png.length + 500 });
  const inTurn = semaphore(AT_ONCE);
  const { on } = sortModules(deps.modules, deps.config);
  const cards: typeof cardsOfCore = Object.assign({}, cardsOfCore, ...on.map(({ shareCards }) => shareCards));
  async function draw(request: FastifyRequest, key: string, svgBy: (call: Call) => Promise<string>): Promise<Card> {
    refuseOver(
      await consume(deps.db, `share-card:${subscriberOf(request.ip ?? '')}`, DRAWN, deps.clock.now()),
      '打开图片太频繁',
    );
    const svg = await svgBy(visitorCall(request, { deps, endpoints }).call);
    const { default: sharp } = await import('sharp');
    const png = await inTurn.take(() => sharp(Buffer.from(svg)).png({ palette: true, colours: COLOURS }).toBuffer());
    const card = { etag: etagOf(svg), png };
    cached.set(key, card, { ttl: FRESH_MS });
    return card;
  }
  async function send(
    request: FastifyRequest,
    reply: FastifyReply,
    key: string,
    svgBy: (call: Call) => Promise<string>,
  ) {
    const card = cached.get(key) ?? (await draw(request, key, svgBy));
    reply
      .type('image/png')
      .header('cache-control', `public, max-age=${FRESH_MS / 1_000}`)
      .header('etag', card.etag)
      .header('x-content-type-options', 'nosniff');
    if (request.headers['if-none-match'] === card.etag) return reply.code(304).send();
    return reply.send(card.png);
  }
  app.get<{ Params: { kind: string; file: string } }>('/share/:kind/:file', async (request, reply) => {
    const requested = shareCardOf(request.params.kind, request.params.file);
    const wordsOf = requested && Object.hasOwn(cards, requested.kind) ? cards[requested.kind] : undefined;
    if (!requested || !wordsOf) throw appError('NOT_FOUND', { message: '没有这张图片' });
    const { kind, id } = requested;
    return send(request, reply, `${kind}:${id}`, async (call) => drawCard(await wordsOf(call, id)));
  });
  app.get('/share/long/check.png', async (request, reply) => {
    const query = parseInput({ query: checkQuery }, { query: request.query }).query as z.output<typeof checkQuery>;
    const origin = siteOriginOf(deps.config, request);
    const madeOn = formatDate(deps.clock.now().toISOString());
    return send(request, reply, `check:${origin}:${JSON.stringify(query)}`, (call) =>
      drawCheck(call, query, { origin, madeOn }),
    );
  });
}
