/**
 * How a page gives way to the next: the two fade over, but for who wants no motion. What only filters or pages a list stays as
 * it is. The browser remembers it for the way back.
 */
export const pageTurn = (to: string): { viewTransition: boolean } => ({
  viewTransition:
    URL.parse(to, location.href)?.pathname !== location.pathname &&
    !matchMedia('(prefers-reduced-motion: reduce)').matches,
});
