import { placeLabel, regionShortName } from '#contract/taxonomy/places/regions.ts';
import { pick } from '#server/platform/pick.ts';
import type {
  AdmissionFacts,
  BannerFacts,
  ContentCard,
  GuideFacts,
  LectureFacts,
  PolicyFacts,
} from '../contract/content-items.ts';
import type { contentItem } from '../schema.ts';

export type ItemRow = typeof contentItem.$inferSelect;

/** '浙江', '杭州', '杭州·西湖'; '' for the whole country. */
export function placeOf(code: string | null): string {
  if (code === null) return '';
  return code.endsWith('0000') ? regionShortName(code) : placeLabel(code);
}

function factsOf({ kind, facts, signed }: ItemRow): Partial<ContentCard> {
  if (facts === null) return {};
  switch (kind) {
    case 'admission':
      return { admission: facts as AdmissionFacts };
    case 'lecture': {
      const { liveUrl: _, ...open } = facts as LectureFacts;
      return { lecture: { ...open, signed } };
    }
    case 'policy':
      return { policy: facts as PolicyFacts };
    case 'guide':
      return { guide: facts as GuideFacts };
    case 'banner':
      return { banner: facts as BannerFacts };
    default:
      return {};
  }
}

export const presentCard = (row: ItemRow): ContentCard => ({
  ...pick(row, 'id', 'kind', 'title', 'summary', 'category', 'regionCode', 'coverUrl', 'source', 'viewCount'),
  place: placeOf(row.regionCode),
  publishAt: (row.publishAt ?? row.createdAt).toISOString(),
  updatedAt: row.updatedAt.toISOString(),
  ...factsOf(row),
});
