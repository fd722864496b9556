import { create } from 'zustand';

/** The loading overlay closes this long after the last answer (seed, section 9). */
export const OVERLAY_LINGER_MS = 300;

interface Overlay {
  visible: boolean;
}

export const useOverlay = create<Overlay>(() => ({ visible: false }));

let open = 0;
let closing: ReturnType<typeof setTimeout> | undefined;

/** A request whose URL contains `communicate` never shows the overlay. */
const isSilent = (url: string) => url.includes('communicate');

/** Shows the overlay for a request; call what it answers when the response is in. Counts, so parallel requests share one. */
export function overlayFor(url: string): () => void {
  if (isSilent(url)) return () => {};
  open += 1;
  clearTimeout(closing);
  useOverlay.setState({ visible: true });
  return () => {
    open -= 1;
    if (open > 0) return;
    closing = setTimeout(() => useOverlay.setState({ visible: false }), OVERLAY_LINGER_MS);
  };
}
