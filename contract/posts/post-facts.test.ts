import { expect, test } from 'vitest';
import type { PostDetail } from './post-card.ts';
import { requirementRows } from './post-facts.ts';

const post = (change: Partial<PostDetail>) =>
  ({
    education: null,
    experience: 'any',
    certificate: null,
    titleLevel: null,
    subjects: ['math'],
    requirements: {},
    ...change,
  }) as PostDetail;

test('what is not asked for has no line', () => expect(requirementRows(post({}))).toEqual([]));

test('each requirement in words', () => {
  const rows = requirementRows(
    post({
      education: 'master',
      experience: '1-3',
      certificate: 'senior',
      titleLevel: 'school-2',
      requirements: {
        majors: ['数学', '应用数学'],
        putonghua: '2b',
        experienceMonths: 24,
        homeroom: '1 年及以上优先',
        arrival: '2027-08 前',
        others: ['中共党员优先'],
      },
    }),
  );
  expect(Object.fromEntries(rows.map(({ name, wants }) => [name, wants]))).toEqual({
    学历学位: '硕士及以上',
    专业: '数学、应用数学',
    教师资格证: '高级中学 · 数学',
    普通话: '二级乙等及以上',
    教学经验: '2 年及以上',
    职称: '二级教师及以上',
    班主任经历: '1 年及以上优先',
    到岗时间: '2027-08 前',
    其他: '中共党员优先',
  });
});

test('a level in words of its own is left as it is written', () => {
  expect(requirementRows(post({ requirements: { putonghua: '二级甲等以上' } }))).toEqual([
    { name: '普通话', wants: '二级甲等以上' },
  ]);
});

test('graduates are asked who they are, not how long they taught', () => {
  expect(requirementRows(post({ experience: 'graduate' }))).toEqual([{ name: '教学经验', wants: '应届毕业生' }]);
});
