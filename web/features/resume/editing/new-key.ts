/** A key for a new entry: random, so that two windows never collide. */
export const newKey = (): string => crypto.randomUUID().replaceAll('-', '').slice(0, 12);
