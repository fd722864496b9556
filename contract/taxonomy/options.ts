import { type List, labelOf } from './list.ts';

/** A list as the options of a form, in its own order. */
export function optionsOf(list: List, nameOf = labelOf): { value: string; label: string }[] {
  return Object.keys(list).map((value) => ({ value, label: nameOf(list, value) }));
}
