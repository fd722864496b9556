import { z } from 'zod';
import { stateOf, text } from '#contract/fields.ts';
import { post } from '#contract/posts/post-state.ts';
import { boxRow } from './box-rows.ts';

/** People and posts that the console's palette finds at once, of each. */
export const paletteRows = 5;

export const paletteQuery = z.object({ keyword: text('关键词', { min: 1, max: 40 }) });

/** What a word, its pinyin or its initials find among a company's deliveries and posts. */
export const palette = z.object({
  people: z.array(boxRow),
  posts: z.array(z.object({ id: z.string(), title: z.string(), status: stateOf(post), deliveries: z.number() })),
});
export type Palette = z.output<typeof palette>;
