import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { upload } from '#database/schema/files.ts';

/** The picture of a transfer of 4,980 yuan. */
const picture = { type: 'image/webp', path: join(import.meta.dirname, 'voucher.webp') };

/** Copies in the store: a file belongs to one order. */
export const demoVouchers = ['demo-voucher', 'demo-voucher-2', 'demo-voucher-3'].map((key) => ({ key, ...picture }));

/** The row of a copy, claimed by an order. */
export function voucherRow(key: string, id: string, accountId: string, at: Date): typeof upload.$inferInsert {
  const size = readFileSync(picture.path).length;
  const file = { name: '电子回单.webp', type: picture.type, width: 1080, height: 630, size };
  return { ...file, id, accountId, kind: 'voucher', storageKey: key, createdAt: at, claimedAt: at };
}
