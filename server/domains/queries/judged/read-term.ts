/** How a value is compared: one of the codes, a pattern, equal, or at most. */
export type Comparison = ':' | '~' | '=' | '<=';

/** `field:code,code` of a judged query; `!` denies it. */
export interface Term {
  field: string;
  comparison: Comparison;
  values: readonly string[];
  isDenied: boolean;
}

/** Terms of which one must hold; of denied ones, all. */
export type Alternatives = readonly Term[];

const shape = /^(!?)([a-z]+)(:|~|<=|=)(.*)$/s;

/** Reads `a:1|b:2 c:3`: alternatives, separated by spaces. A bare value repeats the field before it: `tenure:contract|agency`. */
export function readTerms(text: string): Alternatives[] {
  return text
    .split(' ')
    .filter(Boolean)
    .map((word) => {
      const terms: Term[] = [];
      for (const part of word.split('|')) terms.push(readTerm(part, terms.at(-1)));
      return terms;
    });
}

function readTerm(part: string, before: Term | undefined): Term {
  const [, denied = '', field, comparison, value = ''] = shape.exec(part) ?? [];
  if (field && comparison) {
    const values = comparison === '~' ? [value] : value.split(',');
    return { field, comparison: comparison as Comparison, values, isDenied: denied === '!' };
  }
  if (!before) return { field: part.replace('!', ''), comparison: ':', values: [], isDenied: part.startsWith('!') };
  return { ...before, values: before.comparison === '~' ? [part] : part.split(',') };
}
