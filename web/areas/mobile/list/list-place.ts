/** Which card stands at the top of the screen, and where its upper edge is. */
export interface Place {
  card: number;
  top: number;
}

/** Cards out of sight have guessed heights until they have been seen: it takes some frames until they lie where they stay. */
const FRAMES = 4;

const cardsShown = () => document.querySelectorAll<HTMLElement>('.m-job');

/** Where the list stands. Pixels from its head would lead elsewhere once it is built anew, with guessed heights. */
export function placeNow(): Place | null {
  const tops = [...cardsShown()].map((card) => card.getBoundingClientRect());
  const card = tops.findIndex(({ bottom }) => bottom > 0);
  return card < 0 ? null : { card, top: tops[card]?.top ?? 0 };
}

/** Brings the card back to where it stood. */
export function goTo({ card, top }: Place, frames = FRAMES): void {
  const by = (cardsShown()[card]?.getBoundingClientRect().top ?? top) - top;
  if (by !== 0) window.scrollBy({ top: by, behavior: 'instant' });
  if (frames > 0) requestAnimationFrame(() => goTo({ card, top }, frames - 1));
}
