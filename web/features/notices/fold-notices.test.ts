import { expect, test } from 'vitest';
import type { Notification } from '#contract/notifications/notifications.ts';
import { bySpan, groupNotices, threadsOf } from './fold-notices.ts';

const notice = (id: string, kind: string, more: Partial<Notification> = {}): Notification => ({
  ...{ id, kind, title: '', body: '', who: '', post: '', detail: '', link: '', readAt: null },
  topic: 'delivery' as const,
  createdAt: '2026-11-26T08:00:00Z',
  ...more,
});

test('notices about one delivery are one thread at the place of the newest; others stay alone', () => {
  const link = '/resume/delivery?id=1';
  const list = [
    notice('a', 'delivery.shortlist', { link }),
    notice('b', 'post.closed', { link: '/jobs' }),
    notice('c', 'delivery.open', { link }),
    notice('d', 'post.closed', { link: '/jobs' }),
    notice('e', 'delivery.open'),
  ];
  expect(threadsOf(list).map((thread) => thread.map(({ id }) => id).join(''))).toEqual(['ac', 'b', 'd', 'e']);
});

test('for a seeker the notices about one project are one thread', () => {
  const about = (id: string, project: string) =>
    notice(id, 'exam.published', { topic: 'exam', body: `“${project}”名单已公布。` });
  const list = [about('a', '澜州市 2026 年'), about('b', '海平市 2026 年'), about('c', '澜州市 2026 年')];
  const ids = (byProject: boolean) => threadsOf(list, byProject).map((thread) => thread.map(({ id }) => id).join(''));
  expect(ids(true)).toEqual(['ac', 'b']);
  expect(ids(false)).toEqual(['a', 'b', 'c']);
});

test('new deliveries are grouped by their post, in the order of the newest', () => {
  const list = ['数学', '英语', '数学'].map((post, at) => notice(String(at), 'delivery.deliver', { post }));
  const posts = groupNotices(list, ({ post }) => post);
  expect([...posts].map(([post, deliveries]) => [post, deliveries.length])).toEqual([
    ['数学', 2],
    ['英语', 1],
  ]);
});

test('threads stand by the age of their newest notice, in days of Shanghai', () => {
  const at = ['2026-11-26T16:30:00Z', '2026-11-26T15:30:00Z', '2026-11-20T16:30:00Z', '2026-11-20T15:30:00Z'];
  const threads = threadsOf(at.map((createdAt, n) => notice(String(n), 'post.closed', { createdAt })));
  const spans = bySpan(threads, Date.parse('2026-11-27T02:00:00Z'));
  expect(spans.map(({ span, threads: some }) => [span, some.map(([{ id }]) => id).join('')])).toEqual([
    ['今天', '0'],
    ['近 7 天', '12'],
    ['更早', '3'],
  ]);
});
