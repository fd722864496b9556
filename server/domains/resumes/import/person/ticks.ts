const ON = '☑';
const OFF = '☐';
const inBrackets = /[[（(【]\s*([√✓✔☑☒■●xXvV×✗✕]?)\s*[\]）)】]/gu;
const on = /[☑☒✓✔√■●◉▣🗹🗸]/gu;
const off = /[□☐○◯〇×✗✕▢❏❑]/gu;

/** The text with every form of a ticked and an empty box as one sign. */
const plain = (text: string) =>
  text
    .replace(inBrackets, (_, mark: string) => (mark === '' || /[×✗✕]/.test(mark) ? OFF : ON))
    .replace(on, ON)
    .replace(off, OFF);

/** The one of several options that is ticked, or that stands alone without any box; undefined where that is not clear. */
export function tickedOf<T extends string>(text: string, options: Readonly<Record<T, RegExp>>): T | undefined {
  const marked = plain(text).replace(/\s+/g, '');
  const places = (Object.entries(options) as [T, RegExp][]).flatMap(([option, word]) => {
    const found = word.exec(marked);
    return found ? [{ option, from: found.index, to: found.index + found[0].length }] : [];
  });
  const isMark = (sign: string | undefined) => sign === ON || sign === OFF;
  if (![...marked].some(isMark)) return places.length === 1 ? places[0]?.option : undefined;
  const first = Math.min(...places.map(({ from }) => from));
  const areBefore = isMark(marked[first - 1]);
  const ticked = places.filter(({ from, to }) => marked[areBefore ? from - 1 : to] === ON);
  return ticked.length === 1 ? ticked[0]?.option : undefined;
}
