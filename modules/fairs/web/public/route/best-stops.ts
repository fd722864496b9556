import type { RouteList } from '../../../contract/fair-views.ts';

/** The stops that meet most wishes, where that sets them apart: they are at most half of the route. */
export function bestStops(stops: RouteList['stops']): ReadonlySet<string> {
  const most = Math.max(0, ...stops.map(({ because }) => because.length));
  const best = stops.filter(({ because }) => because.length === most);
  return new Set(best.length * 2 <= stops.length ? best.map(({ companyId }) => companyId) : []);
}
