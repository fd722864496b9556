import { createHash } from 'node:crypto';
import { companyNameKey } from '#contract/companies/company-name-key.ts';
import { compact } from './read/plain-text.ts';
import type { Cells } from './table/fields.ts';

/**
 * The fingerprint of a row, by which a second run knows it: its link where the table has one, else all that tells posts of one
 * school apart. The school's own name is always in it, since links of two sites may be alike. Nothing that other rows decide is
 * in it, so that it stays the same whatever the table holds beside.
 */
export function sourceKey(cells: Cells): string {
  const told = cells.link
    ? [cells.link]
    : [cells.place, cells.salary, cells.headcount, wordsOf(cells), cells.benefitsText];
  const parts = [companyNameKey(cells.company), cells.title, ...told].map(compact);
  return createHash('sha256').update(JSON.stringify(parts)).digest('base64url').slice(0, 32);
}

/** All that a row says of the work in words, whatever columns it stands in. */
const wordsOf = ({ description, demands, remark }: Cells) => [description, demands, remark].filter(Boolean).join('\n');
