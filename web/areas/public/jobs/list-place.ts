/** The card at the top of the screen, and the position of its upper edge. */
export interface Place {
  card: number;
  top: number;
}

/** Cards off screen have estimated heights until rendered: it takes some frames until the layout is stable. */
const FRAMES = 4;

const cardsShown = () => document.querySelectorAll<HTMLElement>('.post');

/** The scroll position by card. Pixels from the top would be wrong after re-rendering with estimated heights. */
export function placeNow(): Place | null {
  const tops = [...cardsShown()].map((card) => card.getBoundingClientRect());
  const card = tops.findIndex(({ bottom }) => bottom > 0);
  return card < 0 ? null : { card, top: tops[card]?.top ?? 0 };
}

/** Scrolls the card back to its position. */
export function goTo({ card, top }: Place, frames = FRAMES): void {
  const by = (cardsShown()[card]?.getBoundingClientRect().top ?? top) - top;
  if (by !== 0) window.scrollBy({ top: by, behavior: 'instant' });
  if (frames > 0) requestAnimationFrame(() => goTo({ card, top }, frames - 1));
}
