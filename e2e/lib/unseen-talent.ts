import { talentPages } from '#contract/talents/talent-shapes.ts';
import { stages } from '#contract/taxonomy/stages.ts';
import type { overHttp } from './over-http.ts';

/**
 * A person whom this company has neither viewed nor invited, and who is masked to it. Other stories share the company, so no fixed search is sure to
 * show one.
 */
export async function unseenTalent(call: ReturnType<typeof overHttp>): Promise<string> {
  for (const stage of Object.keys(stages))
    for (let page = 1; page <= talentPages; page += 1) {
      const { items } = await call('GET', `/api/talents?stage=${stage}&sort=newest&page=${page}`);
      const found = items.find(
        ({ looked, invitation, revealed }: { looked: boolean; invitation: unknown; revealed: boolean }) =>
          !looked && !invitation && !revealed,
      );
      if (found) return found.id;
      if (items.length === 0) break;
    }
  throw new Error('every person was viewed or invited');
}
