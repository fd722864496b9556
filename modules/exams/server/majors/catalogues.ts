import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { EducationCode } from '#contract/taxonomy/educations.ts';
import { keyOf } from './major-key.ts';

export type Catalogue = 'undergraduate' | 'graduate' | 'vocational';

/** A 门类, class, discipline or major: codes of two, four, and six or more digits. */
export interface Entry {
  catalogue: Catalogue;
  /** Digits only: the marks T and K of the catalogue are not part of the comparison. */
  code: string;
  name: string;
}

/** The rows of a file in `catalogues/`, without its head. */
export const rowsOf = (file: string): string[][] =>
  readFileSync(join(import.meta.dirname, 'catalogues', `${file}.tsv`), 'utf8')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'))
    .map((line) => line.split('\t'));

const files: readonly [Catalogue, file: string][] = [
  ['undergraduate', 'undergraduate'],
  ['graduate', 'graduate'],
  ['graduate', 'graduate-fields'],
  ['vocational', 'vocational'],
];
const catalogues: readonly Catalogue[] = ['undergraduate', 'graduate', 'vocational'];

export const entries: readonly Entry[] = files.flatMap(([catalogue, file]) =>
  rowsOf(file).map(([code = '', name = '']) => ({ catalogue, name, code: code.replace(/\D/g, '') })),
);

const byCode = new Map(entries.map((entry) => [`${entry.catalogue} ${entry.code}`, entry]));
const byName = Map.groupBy(entries, ({ catalogue, name }) => `${catalogue} ${keyOf(name)}`);
const former = Map.groupBy(rowsOf('former-names'), ([catalogue, name = '']) => `${catalogue} ${keyOf(name)}`);

export const entryOf = (catalogue: Catalogue, code: string): Entry | undefined => byCode.get(`${catalogue} ${code}`);

/** The entries of a name, which may be a former one. */
export function entriesNamed(catalogue: Catalogue, name: string): readonly Entry[] {
  const key = `${catalogue} ${keyOf(name)}`;
  const renamed = (former.get(key) ?? []).flatMap(([, , code = '']) => entryOf(catalogue, code) ?? []);
  return [...(byName.get(key) ?? []), ...renamed];
}

export const isKnown = (name: string): boolean =>
  catalogues.some((catalogue) => entriesNamed(catalogue, name).length > 0);

/** The class, discipline or 门类 above an entry. */
export const parentOf = ({ catalogue, code }: Entry): Entry | undefined =>
  entryOf(catalogue, code.slice(0, 4)) ?? entryOf(catalogue, code.slice(0, 2));

/** Whether a code admits another: a class and a 门类 admit what begins with them, a major only itself. */
export const admitsCode = (wide: string, narrow: string): boolean =>
  wide === narrow || (wide.length <= 4 && narrow.startsWith(wide));

const ofLevels: Partial<Record<EducationCode, Catalogue>> = {
  doctor: 'graduate',
  master: 'graduate',
  bachelor: 'undergraduate',
  college: 'vocational',
};
/** The catalogue in which the majors of an education stand; null for schools that the three do not cover. */
export const catalogueOf = (education: EducationCode): Catalogue | null => ofLevels[education] ?? null;
