import { createHash } from 'node:crypto';
import { compact } from '../read/plain-text.ts';
import { type Cells, importFieldNames } from '../table/fields.ts';

const hashOf = (parts: readonly string[]) =>
  createHash('sha256')
    .update(JSON.stringify(parts.map(compact)))
    .digest('base64url')
    .slice(0, 32);

/** The fingerprint of a row's whole content: equal rows are one post, and a row that differs in any field is another. */
export const fingerprint = (companyId: string, cells: Cells): string =>
  `${companyId}:${hashOf(importFieldNames.map((field) => cells[field]))}`;

/** The identity that survives a correction: the row's own code or link, else its title and school. */
export const identityOf = (companyId: string, { code, link, title, company }: Cells): string =>
  `${companyId}:${hashOf(code || link ? ['code', code || link] : ['title', company, title])}`;
