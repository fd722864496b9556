import { toast } from '#web/api/toasts.ts';
import { onLive } from './live-events.ts';

/** Older notices arrived while nobody was here: they are only listed. */
const FRESH_MS = 120_000;

/** Shows a notice that arrives while the page is visible. */
export function toastNotices(): () => void {
  return onLive(['notice'], ({ at, payload }) => {
    const fresh = Date.now() - Date.parse(at) < FRESH_MS;
    if (fresh && document.visibilityState === 'visible' && typeof payload.title === 'string') toast.info(payload.title);
  });
}
