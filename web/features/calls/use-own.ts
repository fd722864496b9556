import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { seekerIdOf, useSession } from '#web/session/session-store.ts';

/**
 * What the signed-in seeker has of the object `id`: undefined until it is known, null for a visitor and where it does not load.
 * A page taken over from the server is a visitor's for a moment, so what was known of one person never counts for another.
 */
export function useOwn<T>(id: string, load: (id: string) => Promise<T>) {
  const seeker = useSession(seekerIdOf);
  const owner = seeker === null ? null : `${seeker} ${id}`;
  const [known, setKnown] = useState<{ owner: string; own: T | null } | null>(null);
  const latest = useRef(owner);
  useLayoutEffect(() => {
    latest.current = owner;
  }, [owner]);
  const put = useCallback(
    (own: T | null) => {
      if (owner !== null && latest.current === owner) setKnown({ owner, own });
    },
    [owner],
  );
  const refresh = useCallback(async () => {
    if (owner !== null) put(await load(id).catch(() => null));
  }, [owner, id, load, put]);
  useEffect(() => void refresh(), [refresh]);
  const own = owner === null ? null : known?.owner === owner ? known.own : undefined;
  return { own, put, refresh };
}
