import { placeLabel, regionShortName } from '#contract/taxonomy/places/regions.ts';
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
  id: row.id,
  kind: row.kind,
  title: row.title,
  summary: row.summary,
  category: row.category,
  regionCode: row.regionCode,
  place: placeOf(row.regionCode),
  coverUrl: row.coverUrl,
  source: row.source,
  publishAt: (row.publishAt ?? row.createdAt).toISOString(),
  updatedAt: row.updatedAt.toISOString(),
  viewCount: row.viewCount,
  ...factsOf(row),
});
