import { create } from 'zustand';

/** Time from the last answer until the loading overlay closes (seed, section 9). */
export const OVERLAY_LINGER_MS = 300;

/** Slower requests can be cancelled, if they have no lasting effect. */
export const STOP_AFTER_MS = 3_000;

interface Overlay {
  visible: boolean;
  /** Cancels all slow requests; null while there are none. */
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
 * Shows the overlay for a request; call the returned function when the response has arrived. Parallel requests share one overlay.
 * `stop` cancels the request; it is offered once the request is slow.
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
