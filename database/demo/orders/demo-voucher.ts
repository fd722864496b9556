import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { upload } from '#database/schema/files.ts';

/** The picture of a transfer of 4,980 yuan, which whoever loads the demo puts into the store of files. */
export const demoVoucher = {
  /** A file belongs to one order: each has a copy of its own. */
  keys: ['demo-voucher', 'demo-voucher-2', 'demo-voucher-3'],
  type: 'image/webp',
  path: join(import.meta.dirname, 'voucher.webp'),
} as const;

/** The row of a copy, claimed by an order. */
export function voucherRow(key: string, id: string, accountId: string, at: Date): typeof upload.$inferInsert {
  const size = readFileSync(demoVoucher.path).length;
  const file = { name: '电子回单.webp', type: demoVoucher.type, width: 1080, height: 630, size };
  return { ...file, id, accountId, kind: 'voucher', storageKey: key, createdAt: at, claimedAt: at };
}
