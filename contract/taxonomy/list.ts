/** An entry of a list: its Chinese label, or the label with further fields. */
type Entry = string | { readonly label: string; readonly short?: string };

/** A list of the sector: stable ASCII code → entry. Key order is display order. */
export type List = Readonly<Record<string, Entry>>;

export type CodeOf<L extends List> = keyof L & string;

/** Whether a value from outside is a code of the list. Inherited names such as `constructor` are not. */
export function isCode<L extends List>(list: L, value: unknown): value is CodeOf<L> {
  return typeof value === 'string' && Object.hasOwn(list, value);
}

/** The codes in display order, typed for an enum schema. */
export function codesOf<L extends List>(list: L): [CodeOf<L>, ...CodeOf<L>[]] {
  return Object.keys(list) as [CodeOf<L>, ...CodeOf<L>[]];
}

/** The Chinese label; empty without a code, or for a code that this build does not know (a newer server may send it). */
export function labelOf(list: List, code: string | null | undefined): string {
  const entry = code != null && Object.hasOwn(list, code) ? list[code] : undefined;
  if (entry === undefined) return '';
  return typeof entry === 'string' ? entry : entry.label;
}

/** The label for narrow spaces (tags, table cells): '二甲' for 二级甲等; the full label where there is no shorter one. */
export function shortOf(list: List, code: string | null | undefined): string {
  const entry = code != null && Object.hasOwn(list, code) ? list[code] : undefined;
  return typeof entry === 'object' && entry.short ? entry.short : labelOf(list, code);
}

/** Labels of several codes in the given order, without unknown ones. */
export function labelsOf(list: List, codes: readonly string[]): string[] {
  return codes.map((code) => labelOf(list, code)).filter((label) => label !== '');
}

/** The code that carries exactly this label or short label, as an imported table writes it. */
export function codeOfLabel<L extends List>(list: L, label: string): CodeOf<L> | null {
  const requested = label.normalize('NFKC').trim();
  if (requested === '') return null;
  const named = (name: (list: List, code: string) => string) =>
    codesOf(list).find((code) => name(list, code).normalize('NFKC') === requested);
  return named(labelOf) ?? named(shortOf) ?? null;
}

/** The codes of the entries whose `group` (or another field) has a value: the rows of a grouped picker. */
export function codesWhere<L extends List, K extends keyof L[CodeOf<L>]>(
  list: L,
  field: K,
  value: L[CodeOf<L>][K],
): CodeOf<L>[] {
  return codesOf(list).filter((code) => (list[code] as L[CodeOf<L>])[field] === value);
}
