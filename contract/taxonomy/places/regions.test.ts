import { describe, expect, test } from 'vitest';
import { shortRegionName } from './region-short-name.ts';
import {
  allRegions,
  childRegions,
  cityCodeOf,
  cityName,
  currentCode,
  placeLabel,
  provinceCodeOf,
  regionByCode,
  regionChain,
  regionCovers,
  regionFullName,
  regionShortName,
} from './regions.ts';

describe('a region by its code', () => {
  test.each([
    ['440106', '广东省广州市天河区', '广州·天河', '440100', '广州', '440000'],
    ['440100', '广东省广州市', '广州', '440100', '广州', '440000'],
    ['440000', '广东省', '广东', '440000', '广东', '440000'],
    ['441900', '广东省东莞市', '东莞', '441900', '东莞', '440000'],
    ['110105', '北京市朝阳区', '北京·朝阳', '110100', '北京', '110000'],
    ['110100', '北京市', '北京', '110100', '北京', '110000'],
    ['110000', '北京市', '北京', '110100', '北京', '110000'],
    ['500229', '重庆市城口县', '重庆·城口', '500100', '重庆', '500000'],
    ['429004', '湖北省仙桃市', '仙桃', '429004', '仙桃', '420000'],
    ['810001', '香港特别行政区中西区', '香港·中西', '810000', '香港', '810000'],
    ['810000', '香港特别行政区', '香港', '810000', '香港', '810000'],
    ['320571', '江苏省苏州市苏州工业园区', '苏州·工业园区', '320500', '苏州', '320000'],
    ['222426', '吉林省延边朝鲜族自治州安图县', '延边·安图', '222400', '延边', '220000'],
    ['430121', '湖南省长沙市长沙县', '长沙·长沙县', '430100', '长沙', '430000'],
    ['330114', '浙江省杭州市钱塘区', '杭州·钱塘', '330100', '杭州', '330000'],
  ])('%s', (code, full, label, cityCode, city, province) => {
    expect(regionFullName(code)).toBe(full);
    expect(placeLabel(code)).toBe(label);
    expect(cityCodeOf(code)).toBe(cityCode);
    expect(cityName(code)).toBe(city);
    expect(provinceCodeOf(code)).toBe(province);
  });

  test.each(['', '000000', '999999', '86', 'constructor', '440199'])('%j is none', (code) => {
    expect(regionByCode(code)).toBeUndefined();
    expect(regionFullName(code)).toBe('');
    expect(placeLabel(code)).toBe('');
    expect(cityName(code)).toBe('');
    expect(provinceCodeOf(code)).toBe('');
    expect(regionChain(code)).toEqual([]);
  });

  test('a code since abolished leads to what took its place', () => {
    expect(currentCode('330103')).toBe('330105');
    expect(regionFullName('220381')).toBe('吉林省长春市公主岭市');
    expect(cityCodeOf('320684')).toBe('320600');
    expect(regionByCode('320602')?.name).toBe('崇川区');
  });
});

describe('pickers', () => {
  test('provinces, then cities by the name people use, then counties in full', () => {
    expect(childRegions()).toHaveLength(34);
    expect(childRegions()[0]).toEqual({ code: '110000', name: '北京' });
    expect(childRegions('110000')).toEqual([{ code: '110100', name: '北京' }]);
    expect(childRegions('500100').map(({ name }) => name)).toContain('城口县');
    expect(childRegions('330100').map(({ name }) => name)).toEqual(
      '上城区 拱墅区 西湖区 滨江区 萧山区 余杭区 富阳区 临安区 临平区 钱塘区 桐庐县 淳安县 建德市'.split(' '),
    );
    expect(childRegions('420000').map(({ name }) => name)).toEqual(expect.arrayContaining(['武汉', '仙桃', '神农架']));
  });

  test('where there are no counties there are none', () => {
    for (const code of ['441900', '442000', '460400', '620200', '429004', '999999'])
      expect(childRegions(code)).toEqual([]);
  });
});

test('what lies in what', () => {
  for (const outer of ['440106', '440100', '440000']) expect(regionCovers(outer, '440106')).toBe(true);
  expect(regionCovers('440106', '440100')).toBe(false);
  for (const outer of ['110000', '110100']) expect(regionCovers(outer, '110105')).toBe(true);
  expect(regionCovers('500100', '500229')).toBe(true);
  expect(regionCovers('420000', '429004')).toBe(true);
  expect(regionCovers('330103', '330105')).toBe(true);
  expect(regionCovers('999999', '440106')).toBe(false);
});

test.each([
  ['内蒙古自治区', '内蒙古'],
  ['广西壮族自治区', '广西'],
  ['新疆维吾尔自治区', '新疆'],
  ['香港特别行政区', '香港'],
  ['延边朝鲜族自治州', '延边'],
  ['海西蒙古族藏族自治州', '海西'],
  ['博尔塔拉蒙古自治州', '博尔塔拉'],
  ['锡林郭勒盟', '锡林郭勒'],
  ['大兴安岭地区', '大兴安岭'],
  ['浦东新区', '浦东'],
  ['清新区', '清新'],
  ['新城区', '新城'],
  ['城区', '城区'],
  ['沙县', '沙县'],
  ['井陉矿区', '井陉矿区'],
  ['管城回族区', '管城'],
  ['神农架林区', '神农架'],
  ['陵水黎族自治县', '陵水'],
  ['融水苗族自治县', '融水'],
  ['长白朝鲜族自治县', '长白'],
  ['鄂温克族自治旗', '鄂温克'],
  ['东乡族自治县', '东乡'],
  ['积石山保安族东乡族撒拉族自治县', '积石山'],
  ['木垒哈萨克自治县', '木垒'],
  ['津市市', '津市'],
])('%s is called %s', (name, short) => {
  expect(shortRegionName(name)).toBe(short);
});

test('the whole is whole', () => {
  const regions = allRegions();
  const codes = new Set(regions.map(({ code }) => code));
  expect(codes.size).toBe(regions.length);
  expect(regions.filter(({ level }) => level === 'province')).toHaveLength(34);
  for (const region of regions) {
    expect.soft(region.code).toMatch(/^[1-9][0-9]{5}$/);
    expect.soft(region.parent === '' || codes.has(region.parent), region.code).toBe(true);
    expect.soft(region.short.length, region.name).toBeGreaterThanOrEqual(2);
    expect.soft(region.name, region.code).not.toMatch(/直辖|市辖区|[區縣瑪]/);
    expect.soft(regionShortName(region.code)).toBe(region.short);
  }
  const below = regions.flatMap(({ code }) => childRegions(code).map((child) => `${code} ${child.code}`));
  const lying = regions.filter(({ parent }) => parent !== '').map(({ code, parent }) => `${parent} ${code}`);
  expect(below.toSorted()).toEqual(lying.toSorted());
});
