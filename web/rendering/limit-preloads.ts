/**
 * Modules that the head names beforehand come after what the page is painted with: on a slow line they would share it with the
 * style sheets, and nothing is seen until those are there. Text of a page never looks like such a tag: it is escaped.
 */
export const limitPreloads = (html: string): string =>
  html.replaceAll('<link rel="modulepreload"', '<link rel="modulepreload" fetchpriority="low"');
