import { expect, test } from 'vitest';
import { benefits } from '#contract/taxonomy/benefits.ts';
import { companyTypes } from '#contract/taxonomy/company-types.ts';
import { educations } from '#contract/taxonomy/educations.ts';
import { experiences } from '#contract/taxonomy/experiences.ts';
import { cityName } from '#contract/taxonomy/places/regions.ts';
import { roles } from '#contract/taxonomy/roles.ts';
import { stages } from '#contract/taxonomy/stages.ts';
import { subjects } from '#contract/taxonomy/subjects.ts';
import { tenures } from '#contract/taxonomy/tenures.ts';
import { companyKinds, famousCompanies, sectorWords } from './companies/kinds.ts';
import { educationsOf, experiencesOf, type PostKind } from './posts/post-kind.ts';
import { readData } from './read-data.ts';

// The compiler does not check the files of `texts/`: their references must exist.
const unknown = (list: object, codes: Iterable<string>) =>
  [...new Set(codes)].filter((code) => !Object.hasOwn(list, code));
const postKinds = Object.values(readData<Record<string, readonly PostKind[]>>('post-kinds')).flat();

test('kinds of posts name codes of the lists and fill shares that exist', () => {
  const own = postKinds.flatMap(({ subject }) => (typeof subject === 'object' ? subject : []));
  expect(
    unknown(
      roles,
      postKinds.map(({ role }) => role),
    ),
  ).toEqual([]);
  expect(unknown(subjects, own)).toEqual([]);
  expect(
    unknown(
      stages,
      postKinds.flatMap((kind) => kind.stages ?? []),
    ),
  ).toEqual([]);
  expect(
    unknown(
      tenures,
      postKinds.flatMap((kind) => (kind.tenures ?? []).map(([code]) => code)),
    ),
  ).toEqual([]);
  const of = (shares: object) =>
    Object.values(shares).flatMap((share: [string, number][]) => share.map(([code]) => code));
  expect(unknown(educations, of(educationsOf))).toEqual([]);
  expect(unknown(experiences, of(experiencesOf))).toEqual([]);
});

test('what companies offer are groups of kinds, every one of which somebody offers', () => {
  const offered = companyKinds.flatMap(({ offers }) => offers.map(([group]) => group));
  expect([...new Set(offered)].sort()).toEqual(Object.keys(readData<object>('post-kinds')).sort());
});

test('kinds of companies, famous ones and what they give name codes of the lists', () => {
  expect(Object.keys(companyTypes).filter((code) => !companyKinds.some(({ type }) => type === code))).toEqual([]);
  expect(
    unknown(
      companyTypes,
      [...companyKinds, ...famousCompanies].map(({ type }) => type),
    ),
  ).toEqual([]);
  expect(
    unknown(
      stages,
      famousCompanies.flatMap((company) => company.stages),
    ),
  ).toEqual([]);
  expect(
    unknown(
      stages,
      companyKinds.flatMap((kind) => kind.patterns.flatMap(([pattern]) => pattern.stages)),
    ),
  ).toEqual([]);
  expect(
    unknown(
      benefits,
      Object.values(sectorWords).flatMap((words) => words.benefits),
    ),
  ).toEqual([]);
});

test('pools are those of subjects and roles; cities are real', () => {
  expect(unknown(subjects, Object.keys(readData<object>('subjects')))).toEqual([]);
  expect(unknown(roles, Object.keys(readData<object>('roles')))).toEqual([]);
  expect(readData<[string][]>('cities').filter(([code]) => !cityName(code))).toEqual([]);
});

test('nobody at a school names an age as a wish', () => {
  const said = [
    'talks',
    'box-words',
    'delivery-words',
    'post-terms',
    'roles',
    'subjects',
    'demo-posts',
    'famous-posts',
  ];
  for (const file of said)
    expect(JSON.stringify(readData(file)), file).not.toMatch(/\d\s*周?岁(?!儿童)|[一二三四五六]十五?周?岁|年龄要求/);
});
