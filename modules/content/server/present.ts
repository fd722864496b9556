import { placeLabel, regionShortName } from '#contract/taxonomy/places/regions.ts';
import type { ContentDetail } from '../contract/content-items.ts';
import type { contentItem } from '../schema.ts';

export type ItemRow = typeof contentItem.$inferSelect;

/** '浙江', '杭州', '杭州·西湖'; '' for the whole country. */
export function placeOf(code: string | null): string {
  if (code === null) return '';
  return code.endsWith('0000') ? regionShortName(code) : placeLabel(code);
}

/** The facts of its kind; the schema of an answer leaves out those that its reader may not see. */
const factsOf = ({ kind, facts, signed }: ItemRow): Partial<ContentDetail> =>
  facts === null ? {} : { [kind]: kind === 'lecture' ? { ...facts, signed } : facts };

export const presentCard = (row: ItemRow) => ({
  ...row,
  place: placeOf(row.regionCode),
  publishAt: row.publishAt ?? row.createdAt,
  ...factsOf(row),
});
