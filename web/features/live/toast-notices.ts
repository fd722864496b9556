import { toast } from '#web/api/toasts.ts';
import { onLive } from './live-events.ts';

/** What is older came while nobody was here: it waits among the notices. */
const FRESH_MS = 120_000;

/** Shows a notice that comes while the page is looked at. */
export function toastNotices(): () => void {
  return onLive(['notice'], ({ at, payload }) => {
    const fresh = Date.now() - Date.parse(at) < FRESH_MS;
    if (fresh && document.visibilityState === 'visible' && typeof payload.title === 'string') toast.info(payload.title);
  });
}
