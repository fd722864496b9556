import { alongOrder } from '#server/platform/memory-index/along-order.ts';
import { Matches } from '#server/platform/memory-index/matches.ts';
import { idOf } from '#server/platform/memory-index/view.ts';
import { jointAsked } from '../joint-lexemes.ts';
import type { Step } from '../sought.ts';
import { questionOf } from './question.ts';
import { type TalentView, talentDefinition } from './talent-definition.ts';

/** The newest people of each step in turn, nobody twice, until there are enough. */
export function candidatesIn(
  view: TalentView,
  steps: readonly Step[],
  hidden: readonly string[],
  enough: number,
): string[] {
  const found: string[] = [];
  for (const step of steps) {
    if (found.length >= enough) break;
    const question = questionOf(view, jointAsked(...step), { hidden: [...hidden, ...found] });
    const wanted = { order: 'newest', needed: enough - found.length, after: null } as const;
    const hits = alongOrder(talentDefinition, new Matches(view, question), wanted);
    found.push(...hits.map((hit) => String(idOf(view, hit))));
  }
  return found;
}
