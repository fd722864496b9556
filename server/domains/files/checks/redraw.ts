import { join } from 'node:path';
import type { Metadata, OutputInfo } from 'sharp';
import { type FileKindName, fileKinds } from '#contract/files/file-kinds.ts';
import { appError, fieldError } from '#server/platform/http/app-error.ts';
import type { Incoming } from '../receive.ts';

const SECONDS = 20;
const QUALITY = 82;

interface Redrawn {
  path: string;
  size: number;
  width: number;
  height: number;
}

/**
 * Re-encodes a picture from its pixels, which removes location, camera data and anything hidden in the file.
 * @throws AppError TOO_LARGE for too many pixels, INVALID_INPUT for an undecodable picture
 */
export async function redraw({ folder, path }: Incoming, kind: FileKindName, type: string): Promise<Redrawn> {
  const { maxPixels, side } = fileKinds[kind];
  // Loaded on demand: takes 8 MB.
  const { default: sharp } = await import('sharp');
  const source = sharp(path, { limitInputPixels: maxPixels, failOn: 'error', sequentialRead: true });
  const meta = await source.metadata().catch((error: unknown) => refuse(error));
  checkMeta(meta, type, maxPixels);
  const made = join(folder, 'picture.webp');
  const { size, width, height } = await source
    .autoOrient()
    .resize({ width: side, height: side, fit: 'inside', withoutEnlargement: true })
    .webp({ quality: QUALITY })
    .timeout({ seconds: SECONDS })
    .toFile(made)
    .catch((error: unknown): OutputInfo => refuse(error));
  return { path: made, size, width, height };
}

function checkMeta({ format, width, height }: Metadata, type: string, maxPixels: number): void {
  if (`image/${format}` !== type) throw fieldError('body', '图片无法识别，请换一张');
  if (width * height > maxPixels) throw tooManyPixels();
}

const tooManyPixels = () => appError('TOO_LARGE', { message: '图片尺寸过大，请缩小后再上传' });

function refuse(error: unknown): never {
  if (error instanceof Error && /pixel limit/i.test(error.message)) throw tooManyPixels();
  throw fieldError('body', '图片已损坏或无法识别，请换一张');
}
