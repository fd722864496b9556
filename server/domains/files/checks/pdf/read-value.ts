/** A value of PDF's syntax, as far as a check needs it. */
export type PdfValue =
  | { kind: 'name'; name: string }
  | { kind: 'text' | 'other' }
  | { kind: 'number'; value: number }
  | { kind: 'reference'; object: number }
  | { kind: 'array'; items: PdfValue[] }
  | PdfDictionary;
export interface PdfDictionary {
  kind: 'dictionary';
  entries: Map<string, PdfValue>;
}

const MAX_DEPTH = 100;
const OTHER: PdfValue = { kind: 'other' };
const blank = /[\0\t\n\f\r ]/;
/** A word ends before white space and delimiters. */
const word = /[^\0\t\n\f\r ()<>[\]{}/%]*/y;
const escapedCharacter = /#([0-9a-f]{2})/gi;

/** Reads values one after the other from a text of one character a byte. */
export class PdfReader {
  readonly #text: string;
  at: number;

  constructor(text: string, at = 0) {
    this.#text = text;
    this.at = at;
  }

  get isAtEnd(): boolean {
    this.skipBlanks();
    return this.at >= this.#text.length;
  }

  /** Comments count as white space. */
  skipBlanks(): void {
    for (; this.at < this.#text.length; this.at += 1) {
      if (this.#text[this.at] === '%') while (this.at < this.#text.length && !/[\r\n]/.test(this.#now)) this.at += 1;
      else if (!blank.test(this.#now)) return;
    }
  }

  startsWith(token: string): boolean {
    return this.#text.startsWith(token, this.at);
  }

  get #now(): string {
    return this.#text[this.at] ?? '';
  }

  #word(): string {
    word.lastIndex = this.at;
    const found = word.exec(this.#text)?.[0] ?? '';
    this.at += found.length;
    return found;
  }

  /** Every call moves on, whatever stands there. */
  read(depth = 0): PdfValue {
    this.skipBlanks();
    if (this.startsWith('<<')) return this.#dictionary(depth);
    if (this.startsWith('>>')) return this.#skip(2);
    const sign = this.#now;
    if (sign === '/') return this.#name();
    if (sign === '(') return this.#literal();
    if (sign === '<') return this.#hex();
    if (sign === '[') return this.#array(depth);
    const found = this.#word();
    if (found === '') return this.#skip(1);
    return /^[+-]?\d+$/.test(found) ? { kind: 'number', value: Number(found) } : OTHER;
  }

  #skip(count: number): PdfValue {
    this.at += count;
    return OTHER;
  }

  /** Characters of a name may be written as `#` and two digits. */
  #name(): PdfValue {
    this.at += 1;
    const name = this.#word().replace(escapedCharacter, (_, code: string) =>
      String.fromCharCode(Number.parseInt(code, 16)),
    );
    return { kind: 'name', name };
  }

  #literal(): PdfValue {
    let open = 0;
    for (; this.at < this.#text.length; this.at += 1) {
      const sign = this.#now;
      if (sign === '\\') this.at += 1;
      else if (sign === '(') open += 1;
      else if (sign === ')' && --open === 0) break;
    }
    this.at += 1;
    return { kind: 'text' };
  }

  #hex(): PdfValue {
    const end = this.#text.indexOf('>', this.at);
    this.at = end < 0 ? this.#text.length : end + 1;
    return { kind: 'text' };
  }

  #array(depth: number): PdfValue {
    this.at += 1;
    const items: PdfValue[] = [];
    while (!this.isAtEnd && depth < MAX_DEPTH) {
      if (this.startsWith(']')) {
        this.at += 1;
        break;
      }
      items.push(this.#valueOf(depth));
    }
    return { kind: 'array', items };
  }

  /** A value may be several words, such as a reference; what is no name in the place of a key is skipped, as readers do. */
  #dictionary(depth: number): PdfDictionary {
    this.at += 2;
    const entries: PdfDictionary['entries'] = new Map();
    const keep = (value: PdfValue) => entries.set(`\0${entries.size}`, value);
    while (!this.isAtEnd && depth < MAX_DEPTH) {
      if (this.startsWith('>>')) {
        this.at += 2;
        break;
      }
      const key = this.read(depth + 1);
      if (key.kind === 'dictionary' || key.kind === 'array') keep(key);
      if (key.kind !== 'name' || this.isAtEnd || this.startsWith('>>')) continue;
      // Readers differ in which of two equal keys counts, so both are judged.
      if (entries.has(key.name)) keep({ kind: 'dictionary', entries: new Map(entries) });
      entries.set(key.name, this.#valueOf(depth));
    }
    return { kind: 'dictionary', entries };
  }

  /** `12 0 R` is one value. */
  #valueOf(depth: number): PdfValue {
    const value = this.read(depth + 1);
    if (value.kind !== 'number') return value;
    const reference = /[\0\t\n\f\r ]+\d+[\0\t\n\f\r ]+R(?![A-Za-z0-9])/y;
    reference.lastIndex = this.at;
    if (!reference.test(this.#text)) return value;
    this.at = reference.lastIndex;
    return { kind: 'reference', object: value.value };
  }
}
