import type { ReactNode } from 'react';

/** Null where it is to be drawn as usual. */
type Keep = (key: string, draw: () => ReactNode) => string | null;

/** What an element is given to hold. */
interface Inside {
  children?: ReactNode;
  dangerouslySetInnerHTML?: { __html: string };
}

let keep: Keep | null = null;

/** The server's entry says how markup is made and kept. In a browser nobody does, and everything is drawn as usual. */
export function keepMarkupBy(own: Keep): void {
  keep = own;
}

/**
 * The inside of an element that many documents show alike: on the server the markup that was made for the same key before,
 * letter by letter what React would write, so the browser takes it over like any other. What is drawn may hang on nothing
 * but the key, and read no context of the page.
 */
export function inside(key: () => string, draw: () => ReactNode): Inside {
  const markup = keep?.(key(), draw) ?? null;
  return markup === null ? { children: draw() } : { dangerouslySetInnerHTML: { __html: markup } };
}
