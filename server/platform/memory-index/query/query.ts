/** What documents must have: a lexeme, one of several things, or all of them. */
export type Asked = string | { anyOf: readonly Asked[] } | { allOf: readonly Asked[] };

export const anyOf = (parts: readonly Asked[]): Asked => (parts.length === 1 ? (parts[0] as Asked) : { anyOf: parts });
export const allOf = (parts: readonly Asked[]): Asked => (parts.length === 1 ? (parts[0] as Asked) : { allOf: parts });
