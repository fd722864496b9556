import { expect, test } from 'vitest';
import { inRankOrder } from './candidates-page.tsx';

const line = (name: string, rank: number | null, code = '01', replaces: string | null = null) =>
  ({ name, rank, replaces, post: { code, title: '', employer: '' } }) as Parameters<typeof inRankOrder>[0][number];
const names = (...lines: ReturnType<typeof line>[]) => inRankOrder(lines).map(({ name }) => name);

test('ranks run upwards within a post, and posts keep their order', () => {
  expect(names(line('丙', 3, '02'), line('甲', 2), line('乙', 1), line('丁', 1, '02'), line('无', null))).toEqual([
    '丁',
    '丙',
    '乙',
    '甲',
    '无',
  ]);
});

test('whoever took a place stands below the person whose place it was; of somebody elsewhere by the own rank', () => {
  const third = line('第三', 9, '01', '第二');
  const second = line('第二', 7, '01', '第一');
  expect(names(third, second, line('第五', 5), line('第一', 1), line('别处', 2, '01', '别页的人'))).toEqual([
    '第一',
    '第二',
    '第三',
    '别处',
    '第五',
  ]);
});
