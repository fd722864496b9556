/** A key for a new entry: random, so that two windows never give the same one. */
export const newKey = (): string => crypto.randomUUID().replaceAll('-', '').slice(0, 12);
