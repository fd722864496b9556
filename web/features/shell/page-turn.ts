/**
 * Cross-fades between routes unless the user prefers reduced motion. Filtering and paging a list do not fade. The browser repeats
 * the transition on back.
 */
export const pageTurn = (to: string): { viewTransition: boolean } => ({
  viewTransition:
    URL.parse(to, location.href)?.pathname !== location.pathname &&
    !matchMedia('(prefers-reduced-motion: reduce)').matches,
});
