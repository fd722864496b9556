import { z } from 'zod';
import type { EndpointTable } from '#contract/endpoint.ts';
import { day, text } from '#contract/fields.ts';

const legalName = z.enum(['privacy', 'agreement'], { error: '没有这份文本' }).meta({ title: '文本' });

/**
 * Versions of the legal texts. The text of the first version is part of the program (named in `legal.ts`) and has no `text` here;
 * later ones are written in the console as paragraphs, `## ` headings and `- ` items.
 */
const legalText = z.object({
  name: legalName,
  /** The day from which it is in force; consents refer to it. */
  version: z.string(),
  text: z.string().nullable(),
  current: z.boolean(),
});
export type LegalTextVersion = z.output<typeof legalText>;

export const legalEndpoints = {
  'GET /api/legal/:name': {
    access: 'anyone',
    summary: '法律文本：现行版本，或指定版本；附全部版本',
    params: z.object({ name: legalName }),
    query: z.object({ version: day('版本').optional() }),
    returns: legalText.extend({
      versions: z.array(z.object({ version: z.string(), current: z.boolean(), upcoming: z.boolean() })),
    }),
  },
  'POST /api/legal/:name/versions': {
    access: 'operator',
    operators: ['content'],
    summary: '发布新版法律文本，自所写日期起生效；不改动旧版',
    params: z.object({ name: legalName }),
    body: z.strictObject({ version: day('生效日期'), text: text('正文', { min: 20, max: 10_000 }) }),
    returns: legalText,
  },
} as const satisfies EndpointTable;
