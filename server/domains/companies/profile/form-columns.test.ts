import { expect, test } from 'vitest';
import type { CompanyRow } from '../store.ts';
import { changedColumns, formColumns, splitChange } from './form-columns.ts';

const form = {
  name: '惠州市青柠檬双语学校',
  type: 'private-school',
  regionCode: '441302',
  creditCode: '91440300708461136T',
} as const;

test('the city and the key come from name and region', () => {
  expect(formColumns(form)).toMatchObject({
    cityCode: '441300',
    nameKey: '青柠檬双语学校',
    shortName: form.name,
    intro: '',
  });
});

test('a partial save touches what it names, and the key with the name or the region', () => {
  const before = { name: form.name, shortName: '青柠檬', regionCode: '441302' };
  expect(changedColumns({ intro: '新的简介' }, before)).toEqual({ intro: '新的简介' });
  expect(changedColumns({ regionCode: '440106' }, before)).toEqual({
    regionCode: '440106',
    cityCode: '440100',
    nameKey: '惠州市青柠檬双语学校',
  });
});

test('name, licence and type wait for review where they change, the rest does not', () => {
  const before = { name: '旧名学校', creditCode: form.creditCode, type: 'private-school' } as CompanyRow;
  const part = {
    name: '新名学校',
    creditCode: form.creditCode,
    type: 'private-school' as const,
    website: 'https://a.example',
  };
  expect(splitChange(part, before)).toEqual({ now: { website: part.website }, later: { name: '新名学校' } });
});
