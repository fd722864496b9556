import { emptyPage, type Page } from '#packages/typeset/page.ts';
import { clampLines } from '#packages/typeset/svg-text.ts';

const [LEFT, RIGHT] = [72, 523];
const WIDTH = RIGHT - LEFT;
const [INK, SOFT, LINE] = ['#111111', '#555555', '#999999'];
/** The width of the names of the terms. */
const NAMES = 96;
const LEADING = 20;

/** A letter on one page: lines of text, one below the other. */
export class Letter {
  readonly page: Page = emptyPage();
  private y = 92;

  /** Paragraphs, from `x` to the right margin. */
  say(text: string, { size = 11, bold = false, soft = false, x = LEFT, after = 0 } = {}): void {
    const weight = bold ? 'bold' : 'regular';
    for (const paragraph of text.split('\n'))
      for (const line of clampLines(paragraph, RIGHT - x, 30, { size, weight })) {
        this.page.texts.push({ x, y: this.y, size, weight, color: soft ? SOFT : INK, text: line });
        this.y += Math.max(LEADING, size * 1.6);
      }
    this.y += after;
  }

  centred(text: string, size: number): void {
    const within = { width: WIDTH, align: 'center' as const };
    this.page.texts.push({ x: LEFT, y: this.y, size, weight: 'bold', color: INK, text, within });
    this.y += size * 2.4;
  }

  atRight(text: string): void {
    const within = { width: WIDTH, align: 'right' as const };
    this.page.texts.push({ x: LEFT, y: this.y, size: 11, weight: 'regular', color: INK, text, within });
    this.y += LEADING;
  }

  /** One term: its name, and what it says beside it. */
  term(name: string, text: string): void {
    const top = this.y;
    this.rule(top - 15);
    this.page.texts.push({ x: LEFT, y: top, size: 11, weight: 'regular', color: SOFT, text: name });
    this.say(text, { x: LEFT + NAMES });
    this.y += 6;
  }

  rule(y = this.y - 15): void {
    this.page.shapes.push({ x: LEFT, y, width: WIDTH, height: 0.6, fill: LINE, stroke: null });
  }

  skip(points: number): void {
    this.y += points;
  }
}
