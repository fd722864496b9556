import type { articleCategories } from '#contract/taxonomy/content-categories.ts';
import { readData } from '../read-data.ts';
import type { Story } from './stories/story.ts';

type Category = keyof typeof articleCategories;

interface Data {
  /** The stories of each category, the newest first. Organisations are invented. */
  stories: Record<Category, readonly Story[]>;
  /** What every story of a category ends with: what to do about it. */
  closings: Record<Category, readonly string[]>;
  /** A paragraph in the middle, by turns. */
  middles: readonly string[];
}

export const { stories, closings, middles } = readData<Data>('articles');
