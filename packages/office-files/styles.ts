import { getFormatFromId } from 'numfmt';
import { xmlTokens } from './xml.ts';

/** How the cells of a style look. */
export interface CellStyle {
  /** The pattern of the number format. */
  pattern: string;
  isStruck: boolean;
}

const plain: CellStyle = { pattern: 'General', isStruck: false };

/** Dates of the Chinese edition, whose numbers mean something else in others. */
const chineseDates: Record<number, string> = {
  27: 'yyyy"年"m"月"',
  28: 'm"月"d"日"',
  29: 'm"月"d"日"',
  30: 'm-d-yy',
  31: 'yyyy"年"m"月"d"日"',
  32: 'h"时"mm"分"',
  33: 'h"时"mm"分"ss"秒"',
  34: 'h"时"mm"分"',
  35: 'h"时"mm"分"ss"秒"',
  36: 'yyyy"年"m"月"',
  50: 'yyyy"年"m"月"',
  51: 'm"月"d"日"',
  52: 'yyyy"年"m"月"',
  53: 'm"月"d"日"',
  54: 'm"月"d"日"',
  55: 'h"时"mm"分"',
  56: 'h"时"mm"分"ss"秒"',
  57: 'yyyy"年"m"月"',
  58: 'm"月"d"日"',
};

/** Numbers from here on mean what the workbook says, and nothing where it says nothing. */
const FIRST_OWN = 164;

const patternOf = (id: number, own: ReadonlyMap<number, string>): string =>
  own.get(id) ?? chineseDates[id] ?? (id < FIRST_OWN ? getFormatFromId(id) : null) ?? 'General';

/** The styles of a workbook by their number; a number that it does not define is a plain one. */
export function readStyles(xml: string): (index: number) => CellStyle {
  const own = new Map<number, string>();
  const struckFonts = new Set<number>();
  const styles: { format: number; font: number }[] = [];
  let [fonts, inside, isFont] = [-1, '', false];
  for (const token of xmlTokens(xml)) {
    if (token.kind === 'text') continue;
    const opens = token.kind === 'open';
    if (/^(?:fonts|cellXfs|numFmts|cellStyleXfs|dxfs)$/.test(token.name)) inside = opens ? token.name : '';
    if (inside === 'fonts' && token.name === 'font') {
      isFont = opens;
      if (opens) fonts += 1;
    }
    if (!opens) continue;
    if (isFont && token.name === 'strike' && !/^(?:0|false)$/i.test(token.attribute('val') ?? ''))
      struckFonts.add(fonts);
    if (inside === 'numFmts' && token.name === 'numFmt')
      own.set(Number(token.attribute('numFmtId')), token.attribute('formatCode') ?? '');
    if (inside === 'cellXfs' && token.name === 'xf')
      styles.push({ format: Number(token.attribute('numFmtId') ?? 0), font: Number(token.attribute('fontId') ?? 0) });
  }
  const known = styles.map(({ format, font }) => ({
    pattern: patternOf(format, own),
    isStruck: struckFonts.has(font),
  }));
  return (index) => known[index] ?? plain;
}
