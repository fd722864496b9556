import type { RouteList } from '#contract/fairs/fair-views.ts';

const keyOf = (fairId: string) => `jyrc_route_${fairId}`;

/** Stores the route list on this device, for reading offline in a hall. */
export function keepRoute(list: RouteList): void {
  try {
    localStorage.setItem(keyOf(list.fair.id), JSON.stringify(list));
  } catch {
    // Full or unavailable storage only loses the copy.
  }
}

/** The stored copy; null if there is none, or it is unreadable. */
export function storedRoute(fairId: string): RouteList | null {
  try {
    const saved: unknown = JSON.parse(localStorage.getItem(keyOf(fairId)) ?? 'null');
    return typeof saved === 'object' && saved !== null && 'stops' in saved ? (saved as RouteList) : null;
  } catch {
    return null;
  }
}
