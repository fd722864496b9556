import { expect, test } from 'vitest';
import { companyNameKey } from './company-name-key.ts';

const places = ['广东省', '惠州市', '博罗县'];
const key = (name: string) => companyNameKey(name, places);

test.each([
  '青柠檬双语学校',
  '广东省惠州市博罗县青柠檬双语学校',
  '惠州市青柠檬双语学校',
  '博罗青柠檬双语学校',
  '惠州青柠檬双语学校（小学部）',
  '青柠檬双语学校(罗阳校区)',
  '青柠檬 双语学校',
  '「青柠檬」双语学校',
])('%s is one and the same school', (name) => {
  expect(key(name)).toBe('青柠檬双语学校');
});

test('full-width letters and digits are the plain ones', () => {
  expect(key('ＡＢＣ国际学校')).toBe('abc国际学校');
});

test('schools that only the place tells apart stay apart', () => {
  expect(key('惠州市第一中学')).toBe('惠州第一中学');
  expect(key('广东省惠州市第一中学')).toBe('惠州第一中学');
  expect(key('博罗县第一中学')).toBe('博罗第一中学');
  expect(key('惠州实验小学')).not.toBe(key('博罗县实验小学'));
  expect(companyNameKey('广东实验中学', places)).not.toBe(companyNameKey('惠州实验中学', places));
});

test('a place that is no part of the region is part of the name', () => {
  expect(key('清华附中惠州学校')).toBe('清华附中惠州学校');
  expect(key('深圳中学惠州分校')).toBe('深圳中学惠州分校');
  expect(key('广东财经大学附属学校')).toBe('广东财经大学附属学校');
});

test('a name that is nothing but places is kept', () => {
  expect(key('惠州市博罗县')).toBe('惠州博罗县');
});
