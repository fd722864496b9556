/** Numbers distinct texts in order of first appearance. */
export class Numbered {
  readonly values: string[] = [];
  readonly #numbers = new Map<string, number>();

  of(text: string): number {
    const known = this.#numbers.get(text);
    if (known !== undefined) return known;
    this.#numbers.set(text, this.values.length);
    return this.values.push(text) - 1;
  }
}
