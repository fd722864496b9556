/**
 * As the `ref` of the chosen one of a list: it comes into sight as it is chosen. Newer browsers answer with a promise, which is no
 * cleanup.
 */
const intoViewAt = (options: ScrollIntoViewOptions) => (element: HTMLElement | null) =>
  void element?.scrollIntoView(options);

export const intoView = intoViewAt({ block: 'nearest' });
export const intoViewAtTop = intoViewAt({ block: 'start' });
export const intoViewSlowly = intoViewAt({ block: 'center', behavior: 'smooth' });
