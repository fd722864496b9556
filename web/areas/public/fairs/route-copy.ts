import type { RouteList } from '#contract/fairs/fair-views.ts';

const keyOf = (fairId: string) => `jyrc_route_${fairId}`;

/** Keeps the route list on this device, so that it can be read in a hall without a network. */
export function keepRoute(list: RouteList): void {
  try {
    localStorage.setItem(keyOf(list.fair.id), JSON.stringify(list));
  } catch {
    // A full or closed storage only takes the copy away.
  }
}

/** The copy of an earlier visit; null where there is none, or none that can be read. */
export function keptRoute(fairId: string): RouteList | null {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(keyOf(fairId)) ?? 'null');
    return typeof kept === 'object' && kept !== null && 'stops' in kept ? (kept as RouteList) : null;
  } catch {
    return null;
  }
}
