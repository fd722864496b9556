import { expect, test } from 'vitest';
import type { Notification } from '#contract/notifications/notifications.ts';
import { foldNotices } from './fold-notices.ts';

const notice = (id: string, title: string, createdAt: string): Notification => ({
  id,
  title,
  createdAt,
  body: '',
  link: '',
  readAt: null,
  kind: 'delivery.submit',
  topic: 'delivery' as const,
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
