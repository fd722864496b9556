import { createHash } from 'node:crypto';
import { compact } from '../read/plain-text.ts';
import { type Cells, importFieldNames } from '../table/fields.ts';

const hashOf = (parts: readonly string[]) =>
  createHash('sha256')
    .update(JSON.stringify(parts.map(compact)))
    .digest('base64url')
    .slice(0, 32);

/** The fingerprint of all that a row says: equal rows are one post, and a row that differs in any field is another. */
export const fingerprint = (companyId: string, cells: Cells): string =>
  `${companyId}:${hashOf(importFieldNames.map((field) => cells[field]))}`;

/** What stays when a row is corrected: its own code or link, else its title and the school that it is for. */
export const identityOf = (companyId: string, { code, link, title, company }: Cells): string =>
  `${companyId}:${hashOf(code || link ? ['code', code || link] : ['title', company, title])}`;
