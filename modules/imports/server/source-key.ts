import { createHash } from 'node:crypto';
import { companyNameKey } from '#contract/companies/company-name-key.ts';
import { compact } from './read/plain-text.ts';
import type { Cells } from './table/fields.ts';

/**
 * The fingerprint by which a later run recognises a row: its link where the table has one, else everything that distinguishes
 * posts of one school. It always includes the school's own name, since links of two sites may be equal, and is independent of
 * other rows, so that it is stable when the table changes.
 */
export function sourceKey(cells: Cells): string {
  const stated = cells.link
    ? [cells.link]
    : [cells.place, cells.salary, cells.headcount, wordsOf(cells), cells.benefitsText];
  const parts = [companyNameKey(cells.company), cells.title, ...stated].map(compact);
  return createHash('sha256').update(JSON.stringify(parts)).digest('base64url').slice(0, 32);
}

/** All text of a row about the work, whatever its columns. */
const wordsOf = ({ description, demands, remark }: Cells) => [description, demands, remark].filter(Boolean).join('\n');
