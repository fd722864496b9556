import type { PdfDictionary, PdfValue } from './read-value.ts';

/** Keys of what a reader does without a click: when a file or a page is opened, shown, closed or printed. */
const triggers = ['OpenAction', 'AA'];

/** An action or a table of actions: whether one opens an address, and the objects in which it goes on. */
interface Begun {
  opens: boolean;
  objects: number[];
}
const nothing: Begun = { opens: false, objects: [] };
const together = (all: readonly Begun[]): Begun => ({
  opens: all.some(({ opens }) => opens),
  objects: all.flatMap(({ objects }) => objects),
});

/** Places are not followed: a page has links, which wait for a click. */
function begunBy(value: PdfValue | undefined): Begun {
  if (value?.kind === 'reference') return { opens: false, objects: [value.object] };
  return value?.kind === 'dictionary' ? ofDictionary(value) : nothing;
}

function ofDictionary({ entries }: PdfDictionary): Begun {
  const action = entries.get('S');
  if (!action) return together([...entries.values()].map(begunBy));
  const next = entries.get('Next');
  const rest = next?.kind === 'array' ? together(next.items.map(begunBy)) : begunBy(next);
  return { ...rest, opens: rest.opens || (action.kind === 'name' && action.name === 'URI') };
}

/** Finds whether a file opens an address of its own accord, whichever objects the action is divided into. */
export class BegunActions {
  #first = nothing;
  readonly #objects = new Map<number, Begun[]>();

  /** Takes in a value, and its number where it is an object of its own. */
  note(value: PdfValue, number: number | undefined): void {
    if (number !== undefined && value.kind === 'dictionary') {
      const begun = ofDictionary(value);
      const known = this.#objects.get(number) ?? [];
      if (begun.opens || begun.objects.length > 0) this.#objects.set(number, [...known, begun]);
    }
    this.#search(value);
  }

  #search(value: PdfValue): void {
    if (value.kind === 'array') for (const item of value.items) this.#search(item);
    if (value.kind !== 'dictionary') return;
    for (const key of triggers) this.#first = together([this.#first, begunBy(value.entries.get(key))]);
    for (const inner of value.entries.values()) this.#search(inner);
  }

  get openAddress(): boolean {
    let { opens, objects } = this.#first;
    const seen = new Set<number>();
    while (!opens && objects.length > 0) {
      const fresh = objects.filter((object) => !seen.has(object));
      for (const object of fresh) seen.add(object);
      ({ opens, objects } = together(fresh.flatMap((object) => this.#objects.get(object) ?? [])));
    }
    return opens;
  }
}
