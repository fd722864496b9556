import type { FastifyInstance } from 'fastify';
import sharp from 'sharp';
import { expect } from 'vitest';
import { drawLong, type LongPicture } from './draw-long.ts';

/** The picture as served: as long as what `picture` lists. Its words, and how many of its pixels are of a colour. */
export async function servedPicture(app: FastifyInstance, url: string, picture: LongPicture) {
  const { statusCode, headers, rawPayload } = await app.inject({ url });
  expect([statusCode, headers['content-type']]).toEqual([200, 'image/png']);
  const { data, info } = await sharp(rawPayload).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  const [, width, height] = /width="(\d+)" height="([\d.]+)"/.exec(drawLong(picture, '', '')) ?? [];
  expect([info.width, info.height]).toEqual([750, Math.round(Number(height))]);
  expect(Number(width)).toBe(750);
  expect(rawPayload.length).toBeLessThan(200_000);
  const near = (at: number, colour: number[]) => colour.every((part, of) => Math.abs((data[at + of] ?? 0) - part) < 8);
  const pixels = (...colour: number[]) => {
    let found = 0;
    for (let at = 0; at < data.length; at += 3) if (near(at, colour)) found += 1;
    return found;
  };
  return { words: JSON.stringify(picture.blocks), pixels };
}
