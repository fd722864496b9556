import { expect, test } from 'vitest';
import { readAnnouncement } from './read-announcement.ts';

const title = '青田县教育局2027年公开招聘教师公告';
const noteOf = (field: string, ...lines: string[]) =>
  readAnnouncement([title, ...lines, '青田县教育局'], '', '2027-01-10').facts.find((fact) => fact.field === field)
    ?.note;

test('what stands in a narrow form is beyond doubt', () => {
  expect(noteOf('title')).toBe('');
  expect(noteOf('organiser')).toBe('');
  expect(noteOf('step', '报名时间：2027年2月1日（星期一）9:00至2月5日17:00。')).toBe('');
  expect(noteOf('phone', '咨询电话：0571-0000100')).toBe('');
  expect(noteOf('weights', '总成绩=笔试成绩×40%+面试成绩×60%。')).toBe('');
  expect(noteOf('ratio', '报名人数与招聘人数之比达不到3:1的，取消该岗位。')).toBe('');
});

test.each([
  ['step', '笔试：2027年2月1日（星期二）9:00-11:00。', '星期与日期不符'],
  ['step', '笔试：2027年1月2日9:00至2027年3月1日11:00。', '早于发布日期'],
  ['step', '笔试：2027年3月1日9:00-11:00，面试：2027年2月20日9:00-11:00。', '先后与其他时间不合'],
  ['step', '笔试：2027年3月1日9:00-11:00，加试14:00。', '同一处还有钟点'],
  ['step', 'A类笔试：2027年3月1日9:00-11:00。', '请核对是否适用于全部岗位'],
  ['phone', '接待：0571-0000100，咨询电话：0571-0000101', '没有写用途'],
  ['weights', '不组织笔试，面试成绩即为总成绩。材料评议占60%，面谈占40%。', ''],
  ['ratio', '开考比例为3:1，个别岗位可适当放宽。', '部分岗位的比例不同'],
  ['headcount', '招聘人数由5名更正为招聘6名。', '请核对是否是总数'],
])('%s of “%s”: %s', (field, line, note) => {
  expect(noteOf(field, line) ?? '').toBe(note);
});

test('a title below a line that may be its beginning, or with words twice', () => {
  const titleOf = (...lines: string[]) =>
    readAnnouncement([...lines, '现招聘教师。']).facts.find(({ field }) => field === 'title')?.note;
  expect(titleOf('青田县教育系统', '青田县2027年公开招聘教师公告')).toBe('上一行可能是标题的开头');
  expect(titleOf('青田县2027年公开招聘教师公开招聘公告')).toBe('标题里有重复的字');
});

test('a time that is over on the day of the announcement is no step, and is listed', () => {
  const { facts, unread } = readAnnouncement(['缴费时间：2027年1月2日9:00至1月3日17:00。'], '', '2027-01-10');
  expect(facts.filter(({ field }) => field === 'step')).toEqual([]);
  expect(unread.map(({ words, note }) => `${words} ${note}`)).toEqual(['2027年1月2日9:00至1月3日17:00 没有归到哪一步']);
});
