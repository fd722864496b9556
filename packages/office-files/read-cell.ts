import type { RichText } from './rich-text.ts';
import { type DaySystem, type ShownValue, shownNumber } from './shown-value.ts';
import type { CellStyle } from './styles.ts';

/** A cell as its XML states it. */
export interface WrittenCell {
  type: string;
  style: number;
  /** The text of its value. */
  value: string;
  /** Its own text, where the sheet contains it. */
  inline: RichText | null;
  isFormula: boolean;
}

/** What cells refer to. */
export interface CellContext {
  shared: readonly RichText[];
  styleOf(index: number): CellStyle;
  system: DaySystem;
}

const isoDay = /^(\d{4})-(\d{2})-(\d{2})(?:[T ](\d{2}):(\d{2}))?/;
const quoted = (text: string) => `“${text.trim().slice(0, 20)}”`;

function richValue({ text, struck }: RichText): ShownValue {
  if (struck === '' || struck.trim() === '') return { text };
  if (struck === text) return { text, note: `${quoted(text)}带删除线，请确认是否作废` };
  return { text, note: `带删除线的${quoted(struck)}没有读取` };
}

const BEIJING_MS = 8 * 3_600_000;

/** An ISO day or time of day, as the strict form of the format has it; programs state midnight in Beijing as a moment in UTC. */
function isoValue(value: string): ShownValue {
  if (/T16:00(?::00(?:\.0+)?)?Z$/.test(value))
    return { text: new Date(Date.parse(value) + BEIJING_MS).toISOString().slice(0, 10) };
  const found = isoDay.exec(value);
  if (!found) return { text: value.replace(/^T?(\d{2}:\d{2})(?::00)?(?:\.0+)?Z?$/, '$1') };
  const [, year, month, day, hours = '00', minutes = '00'] = found;
  const time = `${hours}:${minutes}`;
  return { text: time === '00:00' ? `${year}-${month}-${day}` : `${year}-${month}-${day} ${time}` };
}

function numberValue(written: string, { pattern }: CellStyle, system: DaySystem): ShownValue {
  const value = Number(written);
  if (written.trim() === '' || !Number.isFinite(value)) return { text: written };
  return shownNumber(value, pattern, system);
}

function shownValue({ type, value, inline, style }: WrittenCell, { shared, styleOf, system }: CellContext): ShownValue {
  if (inline) return richValue(inline);
  switch (type) {
    case 's': {
      const text = shared[Number(value)];
      if (value === '') return { text: '' };
      return text ? richValue(text) : { text: '', note: '单元格的文字不在文件里，没有读取' };
    }
    case 'str':
      if (/^=(?:_xlfn\.)?DISPIMG\(/i.test(value)) return { text: '', note: '单元格里是图片，没有读取' };
      return { text: value };
    case 'inlineStr':
      return { text: value };
    case 'b':
      return { text: value === '1' || value === 'true' ? 'TRUE' : value === '' ? '' : 'FALSE' };
    case 'e':
      return { text: '', note: `公式出错（${value.slice(0, 20)}），没有读取` };
    case 'd':
      return isoValue(value.trim());
    default:
      return numberValue(value, styleOf(style), system);
  }
}

/** The text of a cell, with a note where it is not, or not exactly, what the cell holds. */
export function readCell(cell: WrittenCell, context: CellContext): ShownValue {
  const shown = shownValue(cell, context);
  if (cell.isFormula && cell.value === '' && !cell.inline && cell.type !== 'str' && cell.type !== 'e')
    return { text: '', note: '公式没有计算结果，没有读取；请在表格软件里打开并保存后再上传' };
  if (shown.text !== '' && shown.note === undefined && context.styleOf(cell.style).isStruck)
    return { ...shown, note: `${quoted(shown.text)}带删除线，请确认是否作废` };
  return shown;
}
