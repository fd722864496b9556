/** Escapes a text for a LIKE pattern: `%`, `_` and `\` are matched literally. */
const literal = (text: string) => text.replace(/[\\%_]/g, '\\$&');

/** A LIKE pattern for texts that begin with `text`. */
export const prefixPattern = (text: string): string => `${literal(text)}%`;

/** A LIKE pattern for texts that contain `text`. */
export const containsPattern = (text: string): string => `%${literal(text)}%`;
