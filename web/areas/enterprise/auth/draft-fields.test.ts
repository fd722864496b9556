import { expect, test } from 'vitest';
import type { CompanyFacts } from '#contract/companies/company-shapes.ts';
import { draftOf, factFault } from './draft-fields.ts';

test('a number that no school has is named, and what is kept goes without it', () => {
  expect(factFault('classSize', 99_999)).toBe('班额不能大于 200');
  expect(factFault('classSize', 40)).toBeNull();
  const facts = { classSize: '99999', campuses: '3', founded: 'abc', hotline: '12' } as unknown as CompanyFacts;
  expect(draftOf({ name: '青柠檬学校', facts }, null)).toEqual({ name: '青柠檬学校', facts: { campuses: 3 } });
});
