import { expect, test } from 'vitest';
import { checkHousehold } from './read-household.ts';

/** 西湖区 of 杭州, 义乌市 at county level, 朝阳区 of 北京, the city 杭州. */
const [xihu, yiwu, chaoyang, hangzhou] = ['330106', '330782', '110105', '330100'];
const [ningbo, nanjing, beijing, jinhua] = ['330200', '320100', '110100', '330700'];

const checked = (household: string | null, required: string, home = hangzhou) =>
  checkHousehold({ words: { household: required } }, household, home);

test.each<[household: string, required: string, home: string | undefined, verdict: string]>([
  [hangzhou, '本市户籍', xihu, 'fits'],
  [hangzhou, '限本省户籍', xihu, 'fits'],
  [ningbo, '具有浙江省户籍', hangzhou, 'fits'],
  [ningbo, '浙江户籍', nanjing, 'fits'],
  [ningbo, '户籍要求：浙江省内', hangzhou, 'fits'],
  [ningbo, '杭州市、宁波市户籍', hangzhou, 'fits'],
  [hangzhou, '浙江省杭州市户籍人员', nanjing, 'fits'],
  [nanjing, '江苏、浙江、上海户籍', hangzhou, 'fits'],
  [beijing, '北京市常住户口', chaoyang, 'fits'],
  [beijing, '本市户籍', chaoyang, 'fits'],
  [xihu, '本区户籍', xihu, 'fits'],
  [xihu, '西湖区', hangzhou, 'fits'],
  [yiwu, '本市户籍', yiwu, 'fits'],
  [hangzhou, '本市户籍或生源', hangzhou, 'fits'],
  [nanjing, '本市户籍', xihu, 'unfit'],
  [nanjing, '限浙江省户籍', hangzhou, 'unfit'],
  [nanjing, '户籍须在杭州市或宁波市', hangzhou, 'unfit'],
  [ningbo, '西湖区户籍', hangzhou, 'unfit'],
  [ningbo, '本市户籍（含生源）', hangzhou, 'person'],
  [hangzhou, '西湖区户籍', hangzhou, 'person'],
  [jinhua, '本市户籍', yiwu, 'person'],
  [nanjing, '澜州市户籍', hangzhou, 'person'],
  [nanjing, '本省户籍或配偶为本省户籍', hangzhou, 'person'],
  [nanjing, '本市户籍优先', hangzhou, 'person'],
  [nanjing, '2026年11月1日前取得本市户籍', hangzhou, 'person'],
  [nanjing, '本市城镇户口', hangzhou, 'person'],
  [nanjing, '本县户籍', hangzhou, 'person'],
  [nanjing, '长三角户籍', hangzhou, 'person'],
  [nanjing, '非本市户籍须有居住证', hangzhou, 'person'],
])('户籍 in %s against “%s” of a project in %s: %s', (household, required, home, verdict) => {
  expect(checked(household, required, home)?.verdict).toBe(verdict);
});

test('the reason names the place, and what was read of the organiser stays in its words', () => {
  expect(checked(nanjing, '限本省户籍')).toEqual({
    rule: 'household',
    label: '户籍',
    required: '限本省户籍',
    has: '江苏省南京市',
    section: 'basics',
    verdict: 'unfit',
    reason: '户籍不在浙江省',
  });
  expect(checked(hangzhou, '西湖区户籍')?.reason).toBe('是否在浙江省杭州市西湖区由组织单位审核');
});

test('a record without 户籍 misses it, and a requirement that cannot be compared asks nothing of it', () => {
  expect(checked(null, '本市户籍')).toMatchObject({ verdict: 'missing', has: '未填写' });
  expect(checked(null, '本市城镇户口')?.verdict).toBe('person');
  expect(checkHousehold({ words: {} }, null, hangzhou)).toBeNull();
});
