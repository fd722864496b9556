/**
 * A page's data as one JSON text. React Router's own encoding refers to every value by number and compresses badly: with it the
 * document of `/jobs` is 1.1 KB heavier.
 */
export interface Packed<T> {
  json: string;
  /** Type only: the content. */
  holds?: T;
}

/** Parsed texts, so that a page rendered where it was loaded, and its title, need not parse again. */
const known = new WeakMap<object, unknown>();

export function pack<T extends object>(value: T): Packed<T> {
  const packed: Packed<T> = { json: JSON.stringify(value) };
  known.set(packed, value);
  return packed;
}

export function unpack<T>(packed: Packed<T>): T {
  if (!known.has(packed)) known.set(packed, JSON.parse(packed.json));
  return known.get(packed) as T;
}
