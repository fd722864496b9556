import { crestHues, crestShapes, crestUrl } from '#contract/site/crest.ts';
import type { Random } from './random.ts';

/** A crest for a company: any shape, any hue, and the character that is its own. */
export function drawCrest(random: Random, character: string): string {
  return crestUrl({ shape: random.pick(crestShapes), hue: random.pick(crestHues), character });
}
