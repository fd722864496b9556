import { expect, test } from 'vitest';
import type { CompanyFacts } from '#contract/companies/company-shapes.ts';
import { draftOf, toldByCode } from './draft-fields.ts';

test('what is kept goes without a number that no school has', () => {
  const facts = { classSize: '99999', campuses: '3', founded: 'abc', hotline: '12' } as unknown as CompanyFacts;
  expect(draftOf({ name: '青柠檬学校', facts }, null)).toEqual({ name: '青柠檬学校', facts: { campuses: 3 } });
});

const hangzhou = ['330000', '330100', '330106'];
test.each([
  ['a public school', '12330106470116379T', { name: '云溪实验学校' }, { type: 'public-school', region: hangzhou }],
  ['a name that says nothing', '12330106470116379T', { name: '云溪教育' }, { region: hangzhou }],
  ['what stands already', '12330106470116379T', { name: '云溪小学', type: 'other' as const, region: ['11'] }, {}],
  ['a code that is not whole', '1233010647011637', { name: '云溪小学' }, {}],
  ['a wrong code', '12330100470116379N', { name: '云溪小学' }, {}],
])('a code tells of %s', (_, code, fields, told) => {
  expect(toldByCode(code, fields)).toEqual(told);
});
