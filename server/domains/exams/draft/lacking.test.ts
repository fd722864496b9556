import { expect, test } from 'vitest';
import { usualSettings } from '#contract/exams/exam-settings.ts';
import { contradictionsOf, lackingOf } from './lacking.ts';

const at = (text: string) => new Date(`${text}+08:00`);
type Times = Record<string, readonly [from: string, to: string]>;
const whole: Times = {
  register: ['2027-03-01T09:00', '2027-03-08T17:00'],
  review: ['2027-03-01T09:00', '2027-03-10T17:00'],
  ticket: ['2027-03-20T09:00', '2027-03-27T09:00'],
  written: ['2027-03-27T09:00', '2027-03-27T11:30'],
  recheck: ['2027-04-05T09:00', '2027-04-06T17:00'],
  interview: ['2027-04-10T08:00', '2027-04-11T17:00'],
  medical: ['2027-04-20T08:00', '2027-04-21T17:00'],
  publicity: ['2027-05-06T09:00', '2027-05-17T17:00'],
  appointment: ['2027-06-01T09:00', '2027-08-01T17:00'],
};
const stepsOf = (times: Times) =>
  Object.entries(times).map(([step, [from, to]]) => ({ step, startsAt: at(`${from}:00`), endsAt: at(`${to}:00`) }));
const found = (change: Times, settings = {}) =>
  contradictionsOf({ ...usualSettings(2027), ...settings }, stepsOf({ ...whole, ...change }), []);

test('a project whose rules and times agree is not held up', () => {
  expect(found({})).toEqual([]);
  expect(found({ publicity: ['2027-05-06T09:00', '2027-05-15T00:00'] }), 'ends as the last working day ends').toEqual(
    [],
  );
});

test.each<[string, Times, object, string]>([
  [
    'a publicity shorter than the rule',
    { publicity: ['2027-02-22T09:00', '2027-02-24T17:00'], interview: ['2027-02-01T08:00', '2027-02-02T08:00'] },
    {},
    '“公示”到 2027-02-24 只有 3 个工作日，规则里是 7 个：至少到 2027-03-02，或改规则里的天数',
  ],
  [
    'a step of paying without a fee',
    { pay: ['2027-03-11T09:00', '2027-03-15T17:00'] },
    {},
    '时间安排里有“缴费”，考务费却是 0：请填写金额，或去掉这一步',
  ],
  [
    'a test before registration ends',
    { written: ['2027-03-06T09:00', '2027-03-06T11:30'] },
    {},
    '“笔试”2027-03-06 09:00 开始，早于“报名”2027-03-08 17:00 结束',
  ],
  [
    'an interview before the test',
    { interview: ['2027-03-26T08:00', '2027-03-28T17:00'] },
    {},
    '“面试试讲”2027-03-26 08:00 开始，早于“笔试”2027-03-27 11:30 结束',
  ],
  ['weights that do not add up', {}, { weights: { written: 60, interview: 60 } }, '笔试与面试的占比加起来应为 100'],
  [
    'papers before the graduation that counts',
    {},
    { papersUntil: '2026-07-31' },
    '应届算到 2027 年毕业，证书却要在 2026-07-31 前取得',
  ],
  [
    'a line above the full mark',
    {},
    { results: { ...usualSettings(2027).results, pass: 120 } },
    '笔试合格线 120 高于满分 100',
  ],
])('%s', (_, change, settings, words) => {
  expect(found(change, settings)).toContain(words);
});

test('a post for graduates needs the years that count', () => {
  const posts = [{ code: '0101', requirements: { graduatesOnly: true, words: {} } }];
  const settings = { ...usualSettings(2027), graduationYears: [] };
  expect(contradictionsOf(settings, stepsOf(whole), posts)).toEqual(['岗位 0101 只招应届，规则里没有写应届毕业年份']);
});

test('what contradicts stands beside what is lacking', () => {
  const row = { announcement: '', posts: 0, settings: usualSettings(2027) };
  const lacking = lackingOf(
    row,
    { steps: stepsOf({ ...whole, pay: ['2027-03-11T09:00', '2027-03-15T17:00'] }), posts: [] },
    at('2027-01-01T09:00:00'),
  );
  expect(lacking).toEqual([
    '公告正文还没有写',
    '岗位表还没有导入',
    '至少写一个咨询电话',
    expect.stringContaining('考务费却是 0'),
  ]);
});
