import { expect, test } from 'vitest';
import { codesOf, labelOf } from '#contract/taxonomy/list.ts';
import { fairTypes } from './fair-state.ts';

test('the kinds of fairs, with codes that no comma-separated filter can break', () => {
  expect(
    codesOf(fairTypes)
      .map((code) => labelOf(fairTypes, code))
      .join('、'),
  ).toBe(
    '综合双选会、学院专场、师范专场、行业专场、线上/视频双选会、宣讲会、空中宣讲、组团招聘、教育局赴高校、博士/高层次专场、社会公开招聘会、民办校联合、实习见习、困难帮扶、直播带岗',
  );
  for (const code of codesOf(fairTypes)) expect(code).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/);
});
