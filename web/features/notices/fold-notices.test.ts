import { expect, test } from 'vitest';
import type { Notification } from '#contract/notifications/notifications.ts';
import { byPost, namedIn, threadsOf } from './fold-notices.ts';

const notice = (id: string, kind: string, body: string, more: Partial<Notification> = {}): Notification => ({
  id,
  kind,
  body,
  title: '',
  createdAt: '2026-11-26T08:00:00Z',
  link: '',
  readAt: null,
  topic: 'delivery' as const,
  ...more,
});
const own = '/resume/delivery?id=1';

test.each([
  ['open', '第一中学查看了你投递“高中数学教师”的简历。', '第一中学', '高中数学教师', ''],
  [
    'invite',
    '第一中学邀请你参加“高中数学教师”面试：12月3日周四 14:00，现场。请尽快答复。',
    '第一中学',
    '高中数学教师',
    '12月3日周四 14:00，现场。请尽快答复',
  ],
  ['overdue', '双语学校 7 天没有处理你对“英语教师”的投递，已计入其回复率。', '双语学校', '英语教师', '已计入其回复率'],
  ['pass', '恭喜，你通过了“英语教师”的试讲。双语学校想录用你，请答复。', '双语学校', '英语教师', ''],
  ['close', '你对双语学校“英语教师”的投递已关闭。原因：已招满', '双语学校', '英语教师', '已招满'],
])('a notice to a seeker of %s names the school, the post and what else it tells', (move, body, who, about, detail) => {
  const named = namedIn(notice('1', `delivery.${move}`, body, { link: own }));
  expect(named).toEqual({ who, about, detail, isPerson: false });
});

test.each([
  ['罗睿投递了“高中数学教师”。', '罗睿', ''],
  ['应聘者 1234接受了“高中数学教师”的面试邀请，选了12月3日 14:00。', '应聘者 1234', '选了12月3日 14:00'],
  ['罗睿希望把“高中数学教师”的面试改到12月3日。留言：路远', '罗睿', '改到12月3日'],
])('a notice to a company names the person: %s', (body, who, detail) => {
  const named = namedIn(notice('1', 'delivery.deliver', body, { link: '/delivery?id=1' }));
  expect(named).toEqual({ who, about: '高中数学教师', detail, isPerson: true });
});

test('a notice of another kind names nobody, one of an exam its project', () => {
  expect(namedIn(notice('1', 'broadcast', '罗睿投递了“高中数学教师”。'))).toMatchObject({ who: '', about: '' });
  const exam = notice('2', 'exam.passed', '“2026 年公开招聘”：资格复审合格。', { topic: 'exam' });
  expect(namedIn(exam)).toEqual({ who: '', about: '2026 年公开招聘', detail: '资格复审合格', isPerson: false });
});

test('notices about one delivery are one thread at the place of the newest; others stay alone', () => {
  const list = [
    notice('a', 'delivery.shortlist', '', { link: own }),
    notice('b', 'post.closed', '', { link: '/jobs' }),
    notice('c', 'delivery.open', '', { link: own }),
    notice('d', 'post.closed', '', { link: '/jobs' }),
    notice('e', 'delivery.open', ''),
  ];
  expect(threadsOf(list).map((thread) => thread.map(({ id }) => id).join(''))).toEqual(['ac', 'b', 'd', 'e']);
});

test('new deliveries are grouped by their post, in the order of the newest', () => {
  const delivered = (id: string, post: string) => notice(id, 'delivery.deliver', `罗睿投递了“${post}”。`);
  const posts = byPost([delivered('1', '数学'), delivered('2', '英语'), delivered('3', '数学')]);
  expect(posts.map(([post, deliveries]) => [post, deliveries.length])).toEqual([
    ['数学', 2],
    ['英语', 1],
  ]);
});
