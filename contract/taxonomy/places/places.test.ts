import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { LINEAR, repeated, timeGrowth } from '#contract/testing/time-growth.ts';
import { resolvePlace } from './places.ts';
import { allRegions, regionFullName } from './regions.ts';

const read = (text: string) => {
  const { code, confidence } = resolvePlace(text);
  return `${code} ${confidence}`;
};

describe('one region and no other', () => {
  test.each([
    ['惠州-博罗县', '441322'],
    ['广东-东莞', '441900'],
    ['广东-中山', '442000'],
    ['佛山-南海区', '440605'],
    ['汕尾-城区', '441502'],
    ['广州市天河区', '440106'],
    ['广东省广州市天河区体育西路 1 号', '440106'],
    ['广州 天河', '440106'],
    ['广州·天河', '440106'],
    ['广州（天河）', '440106'],
    ['天河区，广州', '440106'],
    ['深圳', '440300'],
    ['深圳市', '440300'],
    ['广东', '440000'],
    ['北京', '110100'],
    ['北京市', '110100'],
    ['北京朝阳', '110105'],
    ['北京市朝阳区', '110105'],
    ['北京市市辖区朝阳区', '110105'],
    ['北京市北京市朝阳区', '110105'],
    ['长春-朝阳', '220104'],
    ['辽宁-朝阳', '211300'],
    ['上海浦东', '310115'],
    ['上海-浦东新区', '310115'],
    ['天津滨海新区', '120116'],
    ['重庆-城口县', '500229'],
    ['河北-雄县', '130638'],
    ['海南', '460000'],
    ['海南-海口', '460100'],
    ['海南琼海', '469002'],
    ['海南省省直辖县级行政区划琼海市', '469002'],
    ['湖北仙桃', '429004'],
    ['河南省济源市', '419001'],
    ['新疆石河子', '659001'],
    ['吉林-吉林', '220200'],
    ['长沙', '430100'],
    ['长沙-长沙县', '430121'],
    ['苏州-苏州工业园区', '320571'],
    ['昆山', '320583'],
    ['延边', '222400'],
    ['恩施土家族苗族自治州', '422800'],
    ['香港', '810000'],
    ['东莞市虎门镇沙角社区', '441900'],
    ['东莞市松山湖', '441900'],
    ['东莞市长安镇厦边社区', '441900'],
    ['珠海市香洲区湾仔银湾路 1689 号', '440402'],
    ['成都天府新区', '510100'],
    ['工作地点：广州市越秀区', '440104'],
    ['中国广东省珠海市', '440400'],
  ])('%s', (text, code) => {
    expect(read(text)).toBe(`${code} exact`);
  });
});

describe('places that changed', () => {
  test.each([
    ['南通市海门市', '320614 exact'],
    ['海门', '320614 exact'],
    ['四平-公主岭', '220300 guess'],
    ['公主岭市', '220184 exact'],
    ['邢台-桥东区', '130502 exact'],
    ['邢台-襄都区', '130502 exact'],
    ['杭州-下城区', '330105 guess'],
    ['杭州江干', '330102 guess'],
    ['杭州-临平区', '330113 exact'],
    ['莱芜市', '370116 guess'],
  ])('%s: %s', (text, expected) => {
    expect(read(text)).toBe(expected);
  });
});

describe('a guess, with what else it may be', () => {
  test('朝阳 is rather the city than a district elsewhere', () => {
    const place = resolvePlace('朝阳');
    expect(place).toMatchObject({ code: '211300', confidence: 'guess' });
    expect(place.candidates).toEqual(expect.arrayContaining(['110105', '220104']));
  });

  test('an area without a code leads to where it lies', () => {
    expect(read('雄安新区')).toBe('130600 guess');
    expect(read('惠州-大亚湾')).toBe('441303 guess');
    expect(read('广东珠海横琴')).toBe('440402 guess');
  });

  test('a short name may be part of another word', () => {
    expect(read('佛山市南海翰林实验学校')).toBe('440605 guess');
    expect(read('北京-天河区')).toBe('110100 guess');
  });
});

describe('none', () => {
  test('several alike are offered, none is taken', () => {
    const place = resolvePlace('鼓楼区');
    expect(place).toMatchObject({ code: null, confidence: 'none' });
    expect(place.candidates.toSorted()).toEqual(['320106', '320302', '350102', '410204']);
  });

  test.each([
    '',
    ' ',
    '-',
    'Foshan',
    '火星',
    '面议',
    '中山大学附属小学',
    '北京路 1 号',
    '南京东路',
    '三元里大道',
    '高新区',
    '区',
    '市辖区',
  ])('%j', (text) => {
    expect(resolvePlace(text)).toEqual({ code: null, confidence: 'none', candidates: [] });
  });
});

test('every region is found again by its full name', () => {
  for (const { code, level } of allRegions()) {
    if (level === 'province') continue;
    const name = regionFullName(code);
    expect.soft(resolvePlace(name).code, name).toBe(code);
  }
});

test('never throws, never invents, and takes no time', () => {
  const codes = new Set(allRegions().map((region) => region.code));
  const parts = fc.constantFrom(
    '广东',
    '省',
    '广州',
    '市',
    '天河区',
    '-',
    ' ',
    '朝阳',
    '新区',
    '😀',
    '自治',
    '县',
    '１',
  );
  fc.assert(
    fc.property(fc.array(parts, { maxLength: 30 }), (words) => {
      const { code, candidates } = resolvePlace(words.join(''));
      return [...candidates, code ?? '110100'].every((one) => codes.has(one));
    }),
  );
});

test.each(['广州', '-'])('resolving takes time with the length: %s', (part) => {
  expect(timeGrowth((length) => resolvePlace(repeated(part, length)))).toBeLessThan(LINEAR);
});
