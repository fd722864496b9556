import { useEffect } from 'react';
import { useSession } from '#web/session/session-store.ts';

/**
 * Opens the message socket while a user is signed in and their user record exists (seed, section 4); otherwise it is not even
 * loaded.
 */
export function useLiveSocket(wsUrl: string): void {
  const token = useSession((state) => state.token);
  const phone = useSession((state) => state.user?.phone);
  useEffect(() => {
    if (!token || !phone) return;
    let stop = () => {};
    let gone = false;
    const begin = async () => {
      const { startLive } = await import('./live-client.ts');
      if (!gone) stop = startLive({ wsUrl, phone, token });
    };
    // If loading fails, pages work without live events; the next start tries again.
    begin().catch(() => undefined);
    return () => {
      gone = true;
      stop();
    };
  }, [token, phone, wsUrl]);
}
