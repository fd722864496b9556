/** Lexemes by hash, numbered in order of insertion: an open-addressing hash table in shared memory. */
export interface TermTable {
  /** Three words per slot: the two halves of the hash, and the number plus 1. */
  slots: Uint32Array<SharedArrayBuffer>;
  size: number;
}

const slotWords = 3;
const words = (count: number) => new Uint32Array(new SharedArrayBuffer(count * 4));

export const emptyTable = (slots = 1 << 12): TermTable => ({ slots: words(slots * slotWords), size: 0 });

const slotOf = ({ slots }: TermTable, low: number, high: number): number => {
  const mask = slots.length / slotWords - 1;
  for (let slot = low & mask; ; slot = (slot + 1) & mask) {
    const at = slot * slotWords;
    if (slots[at + 2] === 0 || (slots[at] === low && slots[at + 1] === high)) return at;
  }
};

/** The number of a lexeme; -1 if it is not in the table. */
export const termOf = (table: TermTable, low: number, high: number): number =>
  (table.slots[slotOf(table, low, high) + 2] as number) - 1;

/** The number of a lexeme; inserts it if it is new. */
export function addTerm(table: TermTable, low: number, high: number): number {
  const at = slotOf(table, low, high);
  const known = table.slots[at + 2] as number;
  if (known > 0) return known - 1;
  table.size += 1;
  put(table, at, low, high, table.size);
  if (table.size * slotWords * 4 > table.slots.length * 3) grow(table);
  return table.size - 1;
}

function put({ slots }: TermTable, at: number, low: number, high: number, number: number): void {
  slots[at] = low;
  slots[at + 1] = high;
  slots[at + 2] = number;
}

function grow(table: TermTable): void {
  const old = table.slots;
  table.slots = words(old.length * 2);
  for (let at = 0; at < old.length; at += slotWords) {
    const [low, high, number] = [old[at] as number, old[at + 1] as number, old[at + 2] as number];
    if (number > 0) put(table, slotOf(table, low, high), low, high, number);
  }
}

export const copyTable = ({ slots, size }: TermTable): TermTable => {
  const copied = words(slots.length);
  copied.set(slots);
  return { slots: copied, size };
};
