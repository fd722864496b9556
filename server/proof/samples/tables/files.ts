import sharp from 'sharp';
import type { fileEndpoints } from '#contract/files/files.ts';
import type { Samples } from '../sample.ts';

const drawn = { width: 8, height: 8, channels: 3 as const, background: '#1f5eff' };
const picture = new Uint8Array(await sharp({ create: drawn }).png().toBuffer());

export const filesSamples: Samples<typeof fileEndpoints> = {
  'POST /api/files': () => ({ query: { kind: 'avatar', name: '照片.png' }, body: picture }),
};
