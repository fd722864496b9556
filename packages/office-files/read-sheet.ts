import { tooLargeUnpacked } from './file-fault.ts';
import { type CellContext, readCell, type WrittenCell } from './read-cell.ts';
import { RichTextCollector } from './rich-text.ts';
import { type CellNote, type CellRange, type Sheet, type SheetLimits, SheetTooLarge } from './sheet.ts';
import { type XmlToken, xmlTokens } from './xml.ts';

const LAST_ROW = 1_048_576;
const LAST_COLUMN = 16_384;
/** Signs of all cells together: cells of a small file may share one long text. */
const MAX_CHARACTERS = 64 * 1_048_576;

/** The column of an address such as 'AB12', from 0; -1 where it names none. */
export function columnOf(address: string): number {
  const [letters = ''] = /^\$?[A-Za-z]{1,9}/.exec(address) ?? [];
  return (
    [...letters.replace('$', '').toUpperCase()].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) - 1
  );
}

const rowOf = (address: string): number => Number(/\d{1,15}$/.exec(address)?.[0] ?? 0) - 1;

function rangeOf(reference: string): CellRange | null {
  const [from = '', to = from] = reference.split(':');
  const range = { top: rowOf(from), left: columnOf(from), bottom: rowOf(to), right: columnOf(to) };
  return Object.values(range).every((at) => at >= 0) ? range : null;
}

const isOn = (value: string | undefined) => value === '1' || value === 'true';

/** Walks over the parts of a sheet and keeps what they say. */
class SheetReader {
  readonly #context: CellContext;
  readonly #limits: SheetLimits;
  readonly #rows: string[][] = [];
  readonly #merges: CellRange[] = [];
  readonly #notes: CellNote[] = [];
  readonly #hiddenRows = new Set<number>();
  readonly #hiddenColumns = new Set<number>();
  #row = -1;
  #column = -1;
  #cell: WrittenCell | null = null;
  #inline: RichTextCollector | null = null;
  #inValue = false;
  #signs = 0;

  constructor(context: CellContext, limits: SheetLimits) {
    this.#context = context;
    this.#limits = limits;
  }

  take(token: XmlToken): void {
    this.#inline?.take(token);
    if (token.kind === 'text') {
      if (this.#inValue && this.#cell) this.#cell.value += token.text;
    } else if (token.kind === 'open') this.#open(token);
    else this.#close(token.name);
  }

  #open(token: XmlToken): void {
    if (token.name === 'c') this.#openCell(token);
    else if (token.name === 'v') this.#inValue = true;
    else if (token.name === 'is') this.#inline = new RichTextCollector();
    else if (token.name === 'f' && this.#cell) this.#cell.isFormula = true;
    else if (token.name === 'row') this.#openRow(token);
    else if (token.name === 'col') this.#openColumns(token);
    else if (token.name === 'mergeCell') {
      const range = rangeOf(token.attribute('ref') ?? '');
      if (range) this.#merges.push(range);
    }
  }

  /** Rows and cells without an address follow the one before. */
  #openRow(token: XmlToken): void {
    const stated = Number(token.attribute('r') ?? 0) - 1;
    this.#row = stated >= 0 ? stated : this.#row + 1;
    this.#column = -1;
    if (isOn(token.attribute('hidden')) || token.attribute('ht') === '0') this.#hiddenRows.add(this.#row);
  }

  #openCell(token: XmlToken): void {
    const address = token.attribute('r') ?? '';
    const [column, row] = [columnOf(address), rowOf(address)];
    this.#column = column >= 0 ? column : this.#column + 1;
    if (row >= 0) this.#row = row;
    this.#cell = {
      type: token.attribute('t') ?? 'n',
      style: Number(token.attribute('s') ?? 0),
      value: '',
      inline: null,
      isFormula: false,
    };
  }

  #openColumns(token: XmlToken): void {
    if (!isOn(token.attribute('hidden')) && token.attribute('width') !== '0') return;
    const last = Math.min(Number(token.attribute('max') ?? 0), this.#limits.columns);
    for (let at = Number(token.attribute('min') ?? 0); at >= 1 && at <= last; at += 1) this.#hiddenColumns.add(at - 1);
  }

  #close(name: string): void {
    if (name === 'v') this.#inValue = false;
    else if (name === 'is' && this.#cell) {
      this.#cell.inline = this.#inline?.finish() ?? null;
      this.#inline = null;
    } else if (name === 'c' && this.#cell) {
      this.#keep(this.#cell);
      this.#cell = null;
    }
  }

  #keep(cell: WrittenCell): void {
    const { text, note } = readCell(cell, this.#context);
    if (text === '' && note === undefined) return;
    this.#signs += text.length;
    if (this.#signs > MAX_CHARACTERS) throw tooLargeUnpacked();
    const [row, column] = [this.#row, this.#column];
    if (row >= Math.min(this.#limits.rows, LAST_ROW)) throw new SheetTooLarge(row + 1, 'rows');
    if (column >= Math.min(this.#limits.columns, LAST_COLUMN)) throw new SheetTooLarge(row + 1, 'columns');
    while (this.#rows.length <= row) this.#rows.push([]);
    const cells = this.#rows[row] ?? [];
    while (cells.length < column) cells.push('');
    cells[column] = text;
    if (note !== undefined) this.#notes.push({ row, column, text: note });
  }

  /** Cells under a merged one keep contents from before, which no sheet shows. */
  #clearUnderMerges(): void {
    for (const { top, left, bottom, right } of this.#merges)
      for (let row = top; row <= Math.min(bottom, this.#rows.length - 1); row += 1) {
        const cells = this.#rows[row] ?? [];
        for (let column = left; column <= Math.min(right, cells.length - 1); column += 1)
          if (row !== top || column !== left) cells[column] = '';
      }
  }

  finish(): Sheet {
    this.#clearUnderMerges();
    return {
      rows: this.#rows,
      merges: this.#merges,
      notes: this.#notes,
      hiddenRows: this.#hiddenRows,
      hiddenColumns: this.#hiddenColumns,
    };
  }
}

/**
 * Reads the XML of a sheet. A cell that cannot be read is an empty one with a note; only cells beyond the limits, and a part that is no
 * XML, end the reading.
 * @throws SheetTooLarge, FileFault
 */
export function readSheet(xml: string, context: CellContext, limits: SheetLimits): Sheet {
  const reader = new SheetReader(context, limits);
  for (const token of xmlTokens(xml)) reader.take(token);
  return reader.finish();
}
