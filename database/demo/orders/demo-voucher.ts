import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { upload } from '#database/schema/files.ts';

/** The picture of a transfer of 4,980 yuan, which whoever loads the demo puts into the store of files. */
export const demoVoucher = {
  key: 'demo-voucher',
  type: 'image/webp',
  path: join(import.meta.dirname, 'voucher.webp'),
} as const;

/** Its row, claimed by an order. */
export function voucherRow(id: string, accountId: string, at: Date): typeof upload.$inferInsert {
  const size = readFileSync(demoVoucher.path).length;
  const file = { name: '电子回单.webp', type: demoVoucher.type, width: 1080, height: 630, size };
  return { ...file, id, accountId, kind: 'voucher', storageKey: demoVoucher.key, createdAt: at, claimedAt: at };
}
