/** What documents must have: a lexeme, one of several things, or all of them. */
export type Query = string | { anyOf: readonly Query[] } | { allOf: readonly Query[] };

export const anyOf = (parts: readonly Query[]): Query => (parts.length === 1 ? (parts[0] as Query) : { anyOf: parts });
export const allOf = (parts: readonly Query[]): Query => (parts.length === 1 ? (parts[0] as Query) : { allOf: parts });
