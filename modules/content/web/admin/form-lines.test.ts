import { expect, test } from 'vitest';
import type { ContentForm } from '../../contract/content-items.ts';
import { formOfValues } from './form/form-values.ts';
import { linesOf } from './versions-drawer.tsx';

const lecture = {
  kind: 'lecture',
  title: '面试怎么说课',
  summary: '',
  category: 'interview',
  regionCode: '330100',
  coverUrl: '',
  source: '',
  body: '<h2>提要</h2><p>正<strong>文</strong></p><img src="/uploads/1/a.webp" alt="">',
  attachments: [{ id: '9', name: '讲义.pdf' }],
  publishAt: '2026-12-24T01:30:00.000Z',
  withdrawAt: null,
  lecture: {
    speaker: '周明岚',
    mode: 'online',
    startsAt: '2026-12-25T11:00:00.000Z',
    outline: ['一', '二'],
    liveUrl: '',
    capacity: null,
  },
} as unknown as ContentForm;

test('a version is read in the words of the form, its times as the clock shows them', () => {
  const lines = linesOf(lecture);
  expect(lines).toEqual(
    expect.arrayContaining([
      '标题：面试怎么说课',
      '主讲人：周明岚',
      '形式：线上直播',
      '提纲：一',
      '提纲：二',
      '附件：讲义.pdf',
    ]),
  );
  expect(lines).toContain('发布时间：2026-12-24 09:30');
  expect(lines).toContain('开始时间：2026-12-25 19:00');
  expect(lines.slice(-3)).toEqual(['提要', '正文', '图片：/uploads/1/a.webp']);
  expect(lines.join('')).not.toMatch(/lecture|publishAt|online|名额/);
});

test('a fee that is typed in yuan goes out in whole fen', () => {
  const values = { title: '招生简章', category: '', facts: { tuition: 4_980.35 } };
  const { admission } = formOfValues('admission', values, { body: '', attachments: [] });
  expect(admission?.tuition).toBe(498_035);
});
