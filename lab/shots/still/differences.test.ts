import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { findDifferences } from './differences.ts';
import { gridOfPicture, gridOfReference, keepReference, referenceOf } from './grid.ts';

// What the comparison tolerates and what it detects, on the stored picture of the home page.
const home = await sharp(readFileSync(referenceOf('home-1280')))
  .resize({ width: 1280 })
  .png()
  .toBuffer();
const folder = mkdtempSync(join(tmpdir(), 'jiaoyu-rencai-still-'));
const saved = join(folder, 'home.webp');
await keepReference(home, saved);
const reference = await gridOfReference(saved);
rmSync(folder, { recursive: true });

const faultsOf = async (picture: Buffer) => findDifferences(reference, await gridOfPicture(picture));
const paint = (left: number, top: number, width: number, height: number, background: string) => ({
  input: { create: { width, height, channels: 3 as const, background } },
  left,
  top,
});

test('the same page is the same', async () => {
  expect(await faultsOf(home)).toEqual([]);
});

test('edges of letters in other greys are forgiven', async () => {
  expect(await faultsOf(await sharp(home).blur(0.7).png().toBuffer())).toEqual([]);
  expect(await faultsOf(await sharp(home).gamma(1.1).png().toBuffer())).toEqual([]);
});

test('what moved down by one square is found', async () => {
  const { width, height } = await sharp(home).metadata();
  const below = await sharp(home)
    .extract({ left: 0, top: 700, width, height: height - 708 })
    .png()
    .toBuffer();
  const moved = await sharp(home)
    .composite([{ input: below, left: 0, top: 708 }])
    .png()
    .toBuffer();
  expect((await faultsOf(moved)).length).toBeGreaterThan(10);
});

test('a picture that is missing is found where it was', async () => {
  const [found] = await faultsOf(
    await sharp(home)
      .composite([paint(600, 300, 40, 40, '#1d2a44')])
      .png()
      .toBuffer(),
  );
  expect(found?.x).toBeGreaterThanOrEqual(560);
  expect(found?.x).toBeLessThanOrEqual(640);
  expect(found?.y).toBeGreaterThanOrEqual(264);
});

test('a small button in another colour is found', async () => {
  const blue = await sharp(home)
    .composite([paint(40, 40, 64, 32, '#1f5eff')])
    .png()
    .toBuffer();
  const green = await sharp(home)
    .composite([paint(40, 40, 64, 32, '#12a150')])
    .png()
    .toBuffer();
  expect(findDifferences(await gridOfPicture(blue), await gridOfPicture(green)).length).toBeGreaterThan(0);
});

test('a page of another height is another page', async () => {
  const shorter = await sharp(home).resize({ width: 1280, height: 1200, fit: 'cover' }).png().toBuffer();
  expect(await faultsOf(shorter)).toHaveLength(1);
});
