import { useEffect, useState } from 'react';
import { ApiError } from '#web/api/api-error.ts';
import { call } from '#web/api/browser-call.ts';
import { inBrowser, jsonOf } from '#web/session/browser-storage.ts';
import type { RouteList } from '../../../contract/fair-views.ts';

const keyOf = (fairId: string) => `jyrc_route_${fairId}`;

/** Stores the route list on this device, for reading offline in a hall. */
const keepRoute = (list: RouteList): boolean => inBrowser.write(keyOf(list.fair.id), JSON.stringify(list));

/** The stored copy; null if there is none, or it is unreadable. */
function storedRoute(fairId: string): RouteList | null {
  const saved = jsonOf(inBrowser.read(keyOf(fairId)));
  return typeof saved === 'object' && saved !== null && 'stops' in saved ? (saved as RouteList) : null;
}

type Loaded = { list: RouteList; offline: boolean } | 'failed' | null;

/** The route list of the signed-in seeker, or without a network the copy that this device keeps; `wanted` false asks for nothing. */
export function useRoute(id: string, wanted = true): [loaded: Loaded, again: () => void] {
  const [loaded, setLoaded] = useState<Loaded>(null);
  const [attempt, setAttempt] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another try asks anew for the same
  useEffect(() => {
    if (!wanted) return;
    let current = true;
    const show = (value: Loaded) => current && setLoaded(value);
    call('GET /api/fairs/:id/route', { params: { id } }, { background: true, quiet: true }).then(
      (list) => {
        keepRoute(list);
        show({ list, offline: false });
      },
      (error) => {
        const list = error instanceof ApiError && error.kind === 'network' ? storedRoute(id) : null;
        show(list ? { list, offline: true } : 'failed');
      },
    );
    return () => {
      current = false;
    };
  }, [id, attempt, wanted]);
  return [loaded, () => setAttempt((before) => before + 1)];
}
