import { expect, test } from 'vitest';
import type { Notification } from '#contract/notifications/notifications.ts';
import { foldedText, foldNotices, personIn } from './fold-notices.ts';

const notice = (id: string, title: string, createdAt: string, more: Partial<Notification> = {}): Notification => ({
  id,
  title,
  createdAt,
  body: '',
  link: '',
  readAt: null,
  kind: 'delivery.deliver',
  topic: 'delivery' as const,
  ...more,
});
const idsOf = (notices: Notification[]) => foldNotices(notices).map((group) => group.map(({ id }) => id).join(''));

test('three of a day are one line at the place of the newest, across midnight they are not', () => {
  const list = [
    notice('a', '收到新投递', '2026-11-26T08:00:00Z'),
    notice('b', '面试已改期', '2026-11-26T07:00:00Z'),
    notice('c', '收到新投递', '2026-11-26T06:00:00Z'),
    notice('d', '收到新投递', '2026-11-25T17:00:00Z'),
    notice('e', '收到新投递', '2026-11-25T15:00:00Z'),
  ];
  expect(idsOf(list)).toEqual(['acd', 'b', 'e']);
});

test('two stay apart', () => {
  const list = [notice('a', '收到新投递', '2026-11-26T08:00:00Z'), notice('b', '收到新投递', '2026-11-26T06:00:00Z')];
  expect(idsOf(list)).toEqual(['a', 'b']);
});

test('looks that were read are one line, of whatever day', () => {
  const look = (id: string, day: string, readAt: string | null = day) =>
    notice(id, '你的简历被查看', `2026-11-${day}T08:00:00Z`, { kind: 'delivery.open', readAt });
  expect(idsOf([look('a', '26', null), look('b', '25'), look('c', '23'), look('d', '21')])).toEqual(['a', 'bcd']);
});

test('several deliveries name who delivered; other notices the newest, and how many more', () => {
  const delivered = (name: string) => notice(name, '收到新投递', '', { body: `${name}投递了“高中数学教师”。` });
  const [first, ...others] = ['罗睿', '应聘者 1234', '罗睿', '姚琳', '龙恺'].map(delivered);
  if (!first) throw new Error('no notice');
  expect(foldedText([first, ...others])).toBe('罗睿、应聘者 1234、姚琳 等 4 人投递了简历');
  expect(foldedText([first, first, first])).toBe('罗睿投递了简历');
  const moved = notice('m', '面试安排有变', '', { kind: 'delivery.move-interview', body: '第一中学更改了面试。' });
  expect(foldedText([moved, moved, moved])).toBe('第一中学更改了面试。另有 2 条');
  expect([personIn(moved), personIn(first)]).toEqual(['', '罗睿']);
});
