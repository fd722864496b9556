import { expect, test } from 'vitest';
import { usualSettings } from '../../contract/exam-settings.ts';
import { differingFrom } from './announcement-differences.ts';
import { contradictionsOf, lackingOf } from './draft-faults.ts';

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
])('%s', (_, change, settings, message) => {
  expect(found(change, settings)).toContain(message);
});

test('a post for graduates needs the years that count', () => {
  const posts = [{ code: '0101', requirements: { graduatesOnly: true, words: {} } }];
  const settings = { ...usualSettings(2027), graduationYears: [] };
  expect(contradictionsOf(settings, stepsOf(whole), posts)).toEqual(['岗位 0101 只招应届，规则里没有写应届毕业年份']);
});

const announcement = [
  '<h2>澜州市教育局2027年公开招聘教师公告</h2>',
  '<p>报名时间：2027年3月1日9:00至3月8日17:00。考务费每人50元。</p><p>岗位开考比例为1:3，达不到的相应核减。</p>',
  '<p>笔试时间：2027年3月27日。按招聘人数1:3的比例从高到低分确定进入面试人选。</p>',
  '<p>总成绩=笔试成绩×40%+面试成绩×60%。拟聘用人员公示7个工作日。毕业证书须在2027年7月31日前取得。</p>',
].join('');
const agreed = { ...usualSettings(2027), fee: 5_000 };
const differingIn = (settings: object, change: Times = {}, text = announcement) =>
  differingFrom({ announcement: text, settings: { ...agreed, ...settings } }, stepsOf({ ...whole, ...change }));

test('an announcement that says what the rules and the timetable say differs nowhere', () => {
  expect(differingIn({})).toEqual([]);
});

test.each<[string, object, Times, string]>([
  ['a fee', { fee: 8_000 }, {}, '公告正文写的是“考务费每人50元”，规则里考务费是 80 元'],
  ['a ratio', { ratio: 2 }, {}, '，规则里开考比例是 1:2'],
  ['a ratio of those invited', { shortlist: 5 }, {}, '，规则里入围比例是 1:5'],
  ['weights', { weights: { written: 50, interview: 50 } }, {}, '，规则里笔试占 50%、面试占 50%'],
  ['days of publicity', { publicityDays: 5 }, {}, '，规则里公示 5 个工作日'],
  ['the day of papers', { papersUntil: '2027-08-31' }, {}, '，规则里证书取得截止到 2027-08-31'],
  [
    'the end of registration',
    {},
    { register: ['2027-03-01T09:00', '2027-03-07T17:00'] },
    '，时间安排里“报名”是 2027-03-01 至 2027-03-07',
  ],
  [
    'the day of the test',
    {},
    { written: ['2027-03-28T09:00', '2027-03-28T11:30'] },
    '，时间安排里“笔试”是 2027-03-28 至 2027-03-28',
  ],
])('an announcement that says otherwise is named with its words: %s', (_, settings, change, message) => {
  expect(differingIn(settings, change)).toEqual([expect.stringMatching(`${message}$`)]);
});

test('what an announcement says twice, or leaves open, is no contradiction', () => {
  const twice =
    '<p>2027年公开招聘教师公告</p><p>考务费每人50元。现场报名的，考务费每人60元。报名时间：3月2日至3月9日。</p>';
  expect(differingIn({ fee: 8_000 }, {}, twice)).toEqual([]);
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
