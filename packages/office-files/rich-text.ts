import type { XmlToken } from './xml.ts';

/** A text of a cell or of the table of shared strings, with the parts that are struck out. */
export interface RichText {
  text: string;
  struck: string;
}

/** Escapes of characters that XML cannot contain: '_x000D_'. */
const unescaped = (text: string): string =>
  text.includes('_x')
    ? text.replace(/_x([0-9A-F]{4})_/gi, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)))
    : text;

const isOff = (token: XmlToken) => /^(?:0|false|off)$/i.test(token.attribute('val') ?? '');

/**
 * Collects the text between the tokens of one `si` or `is`: runs are joined, phonetic guides skipped, struck-out runs kept apart
 * unless all of it is struck out.
 */
export class RichTextCollector {
  #text = '';
  #struck = '';
  #inText = false;
  #inGuide = false;
  #isStruck = false;

  take(token: XmlToken): void {
    if (token.kind === 'text') {
      if (!this.#inText || this.#inGuide) return;
      if (this.#isStruck) this.#struck += token.text;
      else this.#text += token.text;
      return;
    }
    const opens = token.kind === 'open';
    if (token.name === 't') this.#inText = opens;
    else if (token.name === 'rPh') this.#inGuide = opens;
    else if (token.name === 'r') this.#isStruck = false;
    else if (token.name === 'strike' && opens) this.#isStruck = !isOff(token);
  }

  finish(): RichText {
    const [text, struck] = [unescaped(this.#text), unescaped(this.#struck)];
    return text.trim() === '' ? { text: struck, struck } : { text, struck };
  }
}
