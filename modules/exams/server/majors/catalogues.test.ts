import { expect, test } from 'vitest';
import { type Catalogue, entries, entriesNamed, parentOf, rowsOf } from './catalogues.ts';

const count = (catalogue: Catalogue, condition: (code: string) => boolean) =>
  entries.filter((entry) => entry.catalogue === catalogue && condition(entry.code)).length;
const long = (length: number) => (code: string) => code.length === length;

test.each<[string, Catalogue, (code: string) => boolean, number]>([
  ['undergraduate 门类 of 2026', 'undergraduate', long(2), 13],
  ['undergraduate classes, and one for 交叉学科', 'undergraduate', long(4), 93],
  ['undergraduate majors', 'undergraduate', (code) => code.length > 4, 883],
  ['graduate 门类 of 2022', 'graduate', long(2), 14],
  ['一级学科, and five of 2011', 'graduate', (code) => code.length === 4 && /^..[0-4]/.test(code), 117 + 5],
  ['专业学位类别, and 艺术 of 2011', 'graduate', (code) => /^..[5-9].$/.test(code), 67 + 1],
  ['二级学科 and fields', 'graduate', long(6), 490],
  ['vocational 大类 of 2021', 'vocational', long(2), 19],
  ['vocational classes', 'vocational', long(4), 97],
  ['vocational majors', 'vocational', long(6), 744],
])('%s', (_, catalogue, condition, expected) => {
  expect(count(catalogue, condition)).toBe(expected);
});

test('a code stands once in its catalogue, and below a class or a 门类', () => {
  const codes = entries.map(({ catalogue, code }) => `${catalogue} ${code}`);
  expect(new Set(codes).size).toBe(codes.length);
  const orphans = entries.filter(
    (entry) => entry.code.length > 2 && !parentOf(entry)?.code.startsWith(entry.code.slice(0, 2)),
  );
  expect(orphans).toEqual([]);
  const classless = entries.filter(
    ({ catalogue, code }) => code.length > 4 && parentOf({ catalogue, code, name: '' })?.code.length !== 4,
  );
  expect(classless).toEqual([]);
});

test('names are Chinese without brackets of half width or blanks', () => {
  expect(entries.filter(({ name }) => !/^[\u4e00-\u9fff、（）]+$/.test(name))).toEqual([]);
});

test('former names and counterparts name entries that exist', () => {
  const renamed = rowsOf('former-names').map(
    ([catalogue, name = '']) => entriesNamed(catalogue as Catalogue, name).length,
  );
  expect(renamed.every((found) => found > 0)).toBe(true);
  const known = (catalogue: Catalogue) =>
    new Set(entries.filter((entry) => entry.catalogue === catalogue).map(({ code }) => code));
  const unknown = rowsOf('counterparts').flatMap(([code = '', same = '', near = '', vocational = '']) => [
    ...[code].filter((code) => !known('undergraduate').has(code)),
    ...`${same} ${near}`.split(' ').filter((code) => code && !known('graduate').has(code)),
    ...vocational.split(' ').filter((code) => code && !known('vocational').has(code)),
  ]);
  expect(unknown).toEqual([]);
});
