import type { EducationCode } from '#contract/taxonomy/educations.ts';
import { type Catalogue, catalogueOf, type Entry, entriesNamed, entryOf, parentOf } from './catalogues.ts';
import { digitsOf, evenly, keyOf } from './major-key.ts';

export interface Diploma {
  level: EducationCode;
  majorName: string;
  majorCode?: string | undefined;
}

/** A diploma found in the catalogue of its level. */
export interface Study {
  name: string;
  catalogue: Catalogue | null;
  /** Several where the catalogue has the name twice; none for a name that it does not have. */
  entries: readonly Entry[];
  teacher: boolean;
  /** What stands in brackets and is no part of the name: 方向. */
  asides: readonly string[];
}

const teacher = /师范|优师/;

/** Removes the brackets that fulfil the condition. */
const without = (name: string, condition: (aside: string) => boolean): string =>
  name.replace(/\(([^()]*)\)/g, (whole, aside: string) => (condition(aside) ? '' : whole));

export function studyOf({ level, majorName, majorCode }: Diploma): Study {
  const written = evenly(majorName).replace(/\s/g, '');
  const asides = [...written.matchAll(/\(([^()]*)\)/g)].map(([, aside = '']) => aside);
  const catalogue = catalogueOf(level);
  const full = without(written, (aside) => teacher.test(aside));
  const base = without(written, () => true);
  const named = (name: string) => (catalogue ? entriesNamed(catalogue, name) : []);
  const coded = catalogue && majorCode ? entryOf(catalogue, digitsOf(majorCode)) : undefined;
  const all = [coded ? [coded] : [], named(full), named(base)].find((entries) => entries.length > 0) ?? [];
  // 法学 on a diploma is the major, not the 门类 of the same name.
  const narrow = all.filter(({ code }) => code.length > 2);
  const found = narrow.length > 0 ? narrow : all;
  const wholeName = found.some(({ name }) => keyOf(name) === keyOf(full));
  return {
    name: majorName.trim(),
    catalogue,
    entries: found,
    teacher: teacher.test(written) && !/非师范/.test(written),
    asides: wholeName ? [] : asides.filter((aside) => !teacher.test(aside)),
  };
}

/** '您的专业‘数学与应用数学’属于数学类（0701）', for reasons. */
export function placeOf({ name, entries: [entry] }: Study): string {
  const mine = `您的专业‘${name}’`;
  if (!entry) return mine;
  const isSameName = keyOf(name).startsWith(keyOf(entry.name));
  const parent = parentOf(entry);
  if (entry.code.length <= 4 || !parent) return `${mine}${isSameName ? '即' : '现归'}${entry.name}（${entry.code}）`;
  return `${mine}${isSameName ? '' : `现名${entry.name}，`}属于${parent.name}（${parent.code}）`;
}
