import { create } from 'zustand';

/** The loading overlay closes this long after the last answer (seed, section 9). */
export const OVERLAY_LINGER_MS = 300;

/** What takes longer than this can be called off, where nothing lasting depends on it. */
export const STOP_AFTER_MS = 3_000;

interface Overlay {
  visible: boolean;
  /** Calls off all that takes long; null while nothing does. */
  stop: (() => void) | null;
}

export const useOverlay = create<Overlay>(() => ({ visible: false, stop: null }));

let open = 0;
let closing: ReturnType<typeof setTimeout> | undefined;

/** A request whose URL contains `communicate` never shows the overlay. */
const isSilent = (url: string) => url.includes('communicate');

const late = new Set<() => void>();
const stopAll = () => {
  for (const stop of late) stop();
};

/**
 * Shows the overlay for a request; call what it answers when the response is in. Counts, so parallel requests share one.
 * `stop` calls the request off: it is offered once the request has taken long.
 */
export function overlayFor(url: string, stop?: () => void): () => void {
  if (isSilent(url)) return () => {};
  open += 1;
  clearTimeout(closing);
  useOverlay.setState({ visible: true });
  const offering =
    stop &&
    setTimeout(() => {
      late.add(stop);
      useOverlay.setState({ stop: stopAll });
    }, STOP_AFTER_MS);
  return () => {
    clearTimeout(offering);
    if (stop && late.delete(stop) && late.size === 0) useOverlay.setState({ stop: null });
    open -= 1;
    if (open > 0) return;
    closing = setTimeout(() => useOverlay.setState({ visible: false }), OVERLAY_LINGER_MS);
  };
}
