import { join } from 'node:path';
import sharp from 'sharp';

/** A picture as the mean colours of its squares, row by row, three values each. */
export interface Grid {
  columns: number;
  rows: number;
  means: Float32Array;
}

/** The side of a square in CSS pixels. */
export const SQUARE = 8;

/** References are stored at half size: a quarter of the bytes, with the squares' colours preserved. */
const KEPT_SHARE = 0.5;

async function gridOf(picture: Buffer | string, square: number): Promise<Grid> {
  const { data, info } = await sharp(picture)
    .removeAlpha()
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true });
  const columns = Math.floor(info.width / square);
  const rows = Math.floor(info.height / square);
  const means = new Float32Array(columns * rows * 3);
  const share = 1 / (square * square);
  for (let y = 0; y < rows * square; y++) {
    for (let x = 0; x < columns * square; x++) {
      const from = (y * info.width + x) * 3;
      const to = (Math.floor(y / square) * columns + Math.floor(x / square)) * 3;
      for (let channel = 0; channel < 3; channel++)
        means[to + channel] = (means[to + channel] ?? 0) + (data[from + channel] ?? 0) * share;
    }
  }
  return { columns, rows, means };
}

/** Of a picture as it was taken. */
export const gridOfPicture = (picture: Buffer): Promise<Grid> => gridOf(picture, SQUARE);

/** Of a reference written by `keepReference`. */
export const gridOfReference = (file: Buffer | string): Promise<Grid> => gridOf(file, SQUARE * KEPT_SHARE);

/** Stores a picture as a reference, at most 60 KB. */
export async function keepReference(picture: Buffer, file: string): Promise<void> {
  const { width } = await sharp(picture).metadata();
  await sharp(picture)
    .resize({ width: width * KEPT_SHARE, kernel: 'linear' })
    .webp({ quality: 75, smartSubsample: true, effort: 6 })
    .toFile(file);
}

/** Path of a picture's reference. */
export const referenceOf = (name: string): string => join(import.meta.dirname, '../../../e2e/visual', `${name}.webp`);
