import { createHash } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import { z } from 'zod';
import type { Call } from '#contract/api.ts';
import { regionCode } from '#contract/fields.ts';
import { SITE_TITLE } from '#contract/pages.ts';
import { applicantOf, applicantWords } from '#contract/search/applicant.ts';
import { applicantField } from '#contract/search/applicant-field.ts';
import { shareCardOf } from '#contract/site/share-card.ts';
import { placeName } from '#contract/taxonomy/places/cities.ts';
import { formatDate } from '#contract/text.ts';
import { widthOf } from '#packages/typeset/faces.ts';
import { clampLines, drawLine } from '#packages/typeset/svg-text.ts';
import { codePath } from '#server/domains/site/public.ts';
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
import { drawCard } from './draw-card.ts';
import { rect } from './rect.ts';

const checkQuery = z.object({ applicant: applicantField, cityCode: regionCode('城市').optional() });

const LEFT = 56;
const WIDTH = 750;
const ROOM = WIDTH - 2 * LEFT;
const CODE = 168;
const [BRAND, INK, PALE, LINE] = ['#1f5eff', '#1a2233', '#5f6b7e', '#e6eaf2'];
const tints = [BRAND, '#8fb0ff', '#d6e2ff'] as const;

const styles = {
  site: { size: 28, weight: 'bold', fill: BRAND },
  title: { size: 44, weight: 'bold', fill: INK },
  figure: { size: 72, weight: 'bold', fill: BRAND },
  invitation: { size: 28, weight: 'bold', fill: INK },
  note: { size: 24, weight: 'regular', fill: PALE },
} as const;

const widthIn = (text: string, { size, weight }: (typeof styles)[keyof typeof styles]) => widthOf(text, weight) * size;

function drawFigure(x: number, y: number, { label, value }: { label: string; value: number }): string {
  const text = value.toLocaleString('en');
  return [
    drawLine(label, x, y, styles.note),
    drawLine(text, x, y + 80, styles.figure),
    drawLine('个', x + widthIn(text, styles.figure) + 10, y + 80, styles.note),
  ].join('');
}

/** One bar of the parts of a whole, and their names below it. */
function drawShares(y: number, parts: readonly { label: string; n: number }[]): string {
  const all = Math.max(
    1,
    parts.reduce((sum, { n }) => sum + n, 0),
  );
  let [x, legend] = [LEFT, LEFT];
  return parts
    .map(({ label, n }, at) => {
      const fill = tints[at] ?? BRAND;
      const [width, text] = [(n / all) * ROOM, `${label} ${n}`];
      const part =
        rect(x, y, width, 20, fill) +
        rect(legend, y + 46, 18, 18, fill, 4) +
        drawLine(text, legend + 28, y + 64, styles.note);
      x += width;
      legend += 28 + widthIn(text, styles.note) + 32;
      return part;
    })
    .join('');
}

function drawCode(text: string, y: number): string {
  const { size, path } = codePath(text);
  return `<path transform="translate(${LEFT} ${y}) scale(${CODE / size})" fill="${INK}" d="${path}"/>`;
}

/**
 * The result of the quick check as SVG, with all text as outlines. `origin` is the site to which its QR code leads.
 * @throws AppError where the applicant is none
 */
async function drawCheck(
  call: Call,
  { applicant, cityCode }: z.output<typeof checkQuery>,
  { origin, madeOn }: { origin: string; madeOn: string },
): Promise<string> {
  const known = applicantOf(applicant);
  if (!known) throw appError('NOT_FOUND', { message: '没有这张图片' });
  const { total, establishment, quota } = await call('GET /api/posts/open-to', { query: { applicant, cityCode } });
  const lines = clampLines(applicantWords(known), ROOM, 3, styles.title);
  const figures = 198 + lines.length * 60 + 52;
  const shares = figures + 132;
  const foot = shares + 108;
  const height = foot + CODE + 96;
  const beside = LEFT + CODE + 32;
  const page = `${origin}/?${new URLSearchParams({ applicant, checkCity: cityCode ?? 'any' })}`;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${height}" width="${WIDTH}" height="${height}">`,
    rect(0, 0, WIDTH, height, '#fff'),
    rect(0, 0, WIDTH, 12, BRAND),
    drawLine(SITE_TITLE, LEFT, 80, styles.site),
    drawLine(`30 秒自检 · ${cityCode ? placeName(cityCode) : '全国'}`, LEFT, 156, styles.note),
    ...lines.map((line, at) => drawLine(line, LEFT, 242 + at * 60, styles.title)),
    drawFigure(LEFT, figures, { label: '能报', value: total }),
    drawFigure(LEFT + ROOM / 2, figures, { label: '其中编制', value: establishment }),
    drawShares(shares, [
      { label: '事业编制', n: establishment },
      { label: '员额', n: quota },
      { label: '校聘等', n: total - establishment - quota },
    ]),
    rect(LEFT, foot, ROOM, 2, LINE),
    drawCode(page, foot + 48),
    drawLine('也来测一测能报哪些', beside, foot + 110, styles.invitation),
    drawLine('微信扫一扫，看完整内容', beside, foot + 152, styles.note),
    drawLine(madeOn, beside, foot + 192, styles.note),
    '</svg>',
  ].join('');
}

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
