import type { FastifyInstance, FastifyReply } from 'fastify';
import type { CrestHue, CrestShape } from '#contract/site/crest.ts';
import type { Deps } from '#server/platform/deps.ts';
import { appError } from '#server/platform/http/app-error.ts';
import { siteOriginOf } from '#server/platform/http/site-origin.ts';
import { type Crest, crestOf } from './crest-of.ts';
import { drawCode } from './draw-code.ts';

/** Outlines in a box of 64, with the character's size and its offset below the centre. */
const outlines: Record<CrestShape, { path: string; shift: number; size: number }> = {
  shield: {
    path: 'M32 3.5C39.5 8 49 10 57.5 9.5V31C57.5 45 47 55.5 32 61C17 55.5 6.5 45 6.5 31V9.5C15 10 24.5 8 32 3.5Z',
    shift: -1,
    size: 28,
  },
  hexagon: { path: 'M32 3.5L57 17.8V46.2L32 60.5L7 46.2V17.8Z', shift: 0, size: 26 },
  ring: { path: 'M32 4A28 28 0 1 1 32 60A28 28 0 1 1 32 4Z', shift: 0, size: 29 },
  arch: { path: 'M7 57V30.5C7 15.5 18 4 32 4C46 4 57 15.5 57 30.5V57Q57 60 54 60H10Q7 60 7 57Z', shift: 2, size: 29 },
  leaf: { path: 'M9 5H33C48 5 59 16 59 31V55Q59 59 55 59H31C16 59 5 48 5 33V9Q5 5 9 5Z', shift: 0, size: 29 },
  square: { path: 'M14 5H50Q59 5 59 14V50Q59 59 50 59H14Q5 59 5 50V14Q5 5 14 5Z', shift: 0, size: 30 },
};

/** Saturation and lightness by hue, for equal perceived depth: green looks lighter than blue. */
const tones: Record<CrestHue, readonly [saturation: number, lightness: number]> = {
  8: [48, 38],
  28: [50, 36],
  152: [44, 30],
  172: [52, 29],
  196: [52, 33],
  212: [46, 38],
  226: [44, 41],
  244: [40, 43],
  262: [42, 42],
  286: [36, 39],
  328: [42, 38],
  350: [50, 38],
};

const scaled = (share: number) => `translate(32 32) scale(${share}) translate(-32 -32)`;

/**
 * A crest: one deep shape, a fine inner line and one character. Deterministic; its only external input is that character, which
 * `crestOf` chose.
 */
export function drawCrest({ shape, hue, character }: Crest): string {
  const { path, shift, size } = outlines[shape];
  const [saturation, lightness] = tones[hue];
  const fill = `hsl(${hue} ${saturation}% ${lightness}%)`;
  const foot = `hsl(${hue} ${saturation}% ${lightness - 4}%)`;
  const line = `hsl(${hue} 62% 84%)`;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64" width="128" height="128">`,
    `<clipPath id="c"><path d="${path}"/></clipPath>`,
    `<path d="${path}" fill="${fill}" stroke="${fill}" stroke-width="2" stroke-linejoin="round"/>`,
    `<path d="M0 44C18 37 40 52 64 42V64H0Z" fill="${foot}" clip-path="url(#c)"/>`,
    `<path d="${path}" transform="${scaled(0.87)}" fill="none" stroke="${line}" stroke-opacity=".72" stroke-width="1.3"/>`,
    `<text x="32" y="${32 + size * 0.352 + shift}" text-anchor="middle" font-size="${size}" font-weight="700" fill="#fff" `,
    `font-family="'Noto Serif CJK SC','Noto Serif SC','Source Han Serif SC','Songti SC',STSong,SimSun,serif">${character}</text>`,
    '</svg>',
  ].join('');
}

const MONTH = 30 * 86_400;

/** Sends a drawn picture. An SVG opened by itself can run scripts: its policy allows none. */
const sendPicture = (reply: FastifyReply, svg: string) =>
  reply
    .type('image/svg+xml; charset=utf-8')
    .header('cache-control', `public, max-age=${MONTH}`)
    .header('content-security-policy', "default-src 'none'; style-src 'unsafe-inline'; sandbox")
    .header('x-content-type-options', 'nosniff')
    .send(svg);

const missing = () => appError('NOT_FOUND', { message: '没有这张图片' });

/** Pictures whose URL contains everything that is drawn. */
export async function picturesPlugin(app: FastifyInstance, { config }: Pick<Deps, 'config'>): Promise<void> {
  app.get('/pictures/mobile-code.svg', async (request, reply) =>
    sendPicture(reply, drawCode(new URL(config.MOBILE_SITE_URL, siteOriginOf(config, request)).href)),
  );
  app.get<{ Params: { file: string } }>('/pictures/crest/:file', async (request, reply) => {
    const [, name] = /^(.{1,80})\.svg$/u.exec(request.params.file) ?? [];
    if (!name) throw missing();
    return sendPicture(reply, drawCrest(crestOf(name)));
  });
  // No page: an address without a picture, such as one of those that were drawn once, leads nowhere.
  app.get('/pictures/*', async () => {
    throw missing();
  });
}
