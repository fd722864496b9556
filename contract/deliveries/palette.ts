import { z } from 'zod';
import { text } from '#contract/fields.ts';
import { boxRow } from './box-rows.ts';

/** People and posts that the console's palette finds at once, of each. */
export const paletteRows = 5;

export const paletteQuery = z.object({ keyword: text('关键词', { min: 1, max: 40 }) });

/** What a word, its pinyin or its initials find among a company's deliveries and posts. */
export const palette = z.object({
  people: z.array(boxRow),
  posts: z.array(z.object({ id: z.string(), title: z.string(), status: z.string(), deliveries: z.number() })),
});
export type Palette = z.output<typeof palette>;
