import { screen, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { renderPage } from '#web/testing/render-page.tsx';
import { refusal, type Sent, serve } from '#web/testing/serve.ts';
import type { ExamData } from '../load-exams.ts';
import { QuestionsCard } from './questions-card.tsx';

const answered = Array.from({ length: 7 }, (_, at) => ({
  id: String(at + 1),
  body: `第 ${at + 1} 个问题`,
  answer: '以岗位表为准',
  answeredAt: '2026-11-20T02:00:00Z',
}));
const dataOf = (status: string, items: readonly object[], waiting = 0) =>
  ({ exam: { id: '9', status }, questions: { items, waiting } }) as unknown as ExamData;

test('answers are shown five at first; a visitor signs in to ask, and a closed project takes no question', async () => {
  const { user, unmount } = renderPage(<QuestionsCard data={dataOf('published', answered, 2)} signedIn={false} />);
  expect(screen.getByText('7 条已答复，2 条待答复')).toBeDefined();
  expect(screen.getAllByRole('heading', { level: 3 })).toHaveLength(5);
  await user.click(screen.getByRole('button', { name: '全部 7 条' }));
  expect(screen.getAllByRole('heading', { level: 3 })).toHaveLength(7);
  expect(screen.getByRole('link', { name: '登录后提问' }).getAttribute('href')).toContain('/client/login');
  unmount();
  renderPage(<QuestionsCard data={dataOf('closed', [])} signedIn={false} />);
  expect(screen.getByText(/还没有公开的答复/)).toBeDefined();
  expect(screen.queryByRole('link', { name: '登录后提问' })).toBeNull();
});

test('a question that is too short or refused keeps its words; once it is sent it waits among one’s own', async () => {
  const sent: Sent[] = [];
  let refuse = true;
  const asked = { id: '5', body: '在职教师报名要单位同意吗？', createdAt: '2026-11-24T02:00:00Z' };
  serve({
    'GET /api/exams/:id/questions/mine': () => ({
      items: refuse ? [] : [{ ...asked, answer: '', answeredAt: null, isPublic: false }],
    }),
    'POST /api/exams/:id/questions': (call) => {
      sent.push(call);
      return refuse
        ? refusal('INVALID_INPUT', '请不要写电话', [{ path: 'body.body', message: '请不要写电话' }])
        : { id: '5' };
    },
  });
  const { user } = renderPage(<QuestionsCard data={dataOf('published', [])} signedIn />);
  await user.click(screen.getByRole('button', { name: '提问' }));
  const form = within(screen.getByRole('form', { name: '提问' }));
  const submit = () => user.click(form.getByRole('button', { name: '提交' }));
  await user.type(form.getByLabelText('你的问题'), '要吗');
  await submit();
  expect(form.getByText('问题至少 6 个字')).toBeDefined();
  expect(sent).toEqual([]);
  await user.clear(form.getByLabelText('你的问题'));
  await user.type(form.getByLabelText('你的问题'), asked.body);
  await submit();
  await form.findByText('请不要写电话');
  refuse = false;
  await submit();
  const own = await screen.findByRole('list', { name: '我的提问' });
  expect(within(own).getByText(/等待答复/)).toBeDefined();
  await vi.waitFor(() => expect(screen.queryByRole('form', { name: '提问' })).toBeNull());
  expect(sent.map(({ params, body }) => [params.id, body])).toEqual(Array(2).fill(['9', { body: asked.body }]));
});
