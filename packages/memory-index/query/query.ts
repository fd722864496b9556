/** The condition on a document: a lexeme, any of several queries, or all of them. */
export type Query = string | { anyOf: readonly Query[] } | { allOf: readonly Query[] };

export const anyOf = (parts: readonly Query[]): Query => (parts.length === 1 ? (parts[0] as Query) : { anyOf: parts });
export const allOf = (parts: readonly Query[]): Query => (parts.length === 1 ? (parts[0] as Query) : { allOf: parts });
