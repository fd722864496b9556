import type { PagePath } from '#contract/pages.ts';
import { type Load, metaOf } from '#web/features/page/page-route.tsx';
import { type FairKind, type FairsData, fairsHref, loadFairs } from './load-fairs.ts';

/** Where each kind is listed. */
const listed = {
  '': '/recruitment',
  school: '/recruitment/school',
  society: '/recruitment/society',
} as const satisfies Record<FairKind, PagePath>;

export const fairsOf =
  (kind: FairKind): Load<FairsData> =>
  (call, url) =>
    loadFairs(call, url, kind);

/** The `meta` of the calendar of all fairs, or of one kind. */
export const fairsMeta = (kind: FairKind) =>
  metaOf<Load<FairsData>>(listed[kind], ({ filters: { type, cityCode, month } }) => ({
    description: '教师招聘会日历：双选会、宣讲会、教育局组团招聘与线上专场，按城市和时间查找，免费报名领入场码。',
    canonical: fairsHref({ kind, filters: { type, cityCode, month } }),
  }));
