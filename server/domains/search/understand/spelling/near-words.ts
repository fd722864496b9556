import { fnv1a } from '#server/platform/fnv.ts';

/**
 * Words by keys, several keys per word, in order of insertion. 140,000 keys take a megabyte this way, and 25 as a map of strings.
 * A hash collision returns unrelated words, which callers filter anyway.
 */
export class NearWords {
  readonly #words: string[] = [];
  readonly #numbers: Float64Array;

  /** @param entries each word with its keys; at most 2²¹ words */
  constructor(entries: Iterable<readonly [word: string, keys: readonly string[]]>) {
    const numbers: number[] = [];
    for (const [word, keys] of entries) {
      for (const key of keys) numbers.push(fnv1a(key) * 2 ** 21 + this.#words.length);
      this.#words.push(word);
    }
    this.#numbers = Float64Array.from(numbers).sort();
  }

  /** The words of a key, and rarely one of another. */
  of(key: string): string[] {
    const least = fnv1a(key) * 2 ** 21;
    const found: string[] = [];
    for (let at = this.#firstFrom(least); (this.#numbers[at] ?? Number.POSITIVE_INFINITY) < least + 2 ** 21; at += 1)
      found.push(this.#words[(this.#numbers[at] ?? 0) - least] ?? '');
    return found;
  }

  #firstFrom(least: number): number {
    let low = 0;
    let high = this.#numbers.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((this.#numbers[middle] ?? 0) < least) low = middle + 1;
      else high = middle;
    }
    return low;
  }
}
