import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderConsole } from '#web/testing/render-page.tsx';
import { type Sent, serve } from '#web/testing/serve.ts';
import type { OwnExam } from '../../../contract/company-exams.ts';
import { usualSettings } from '../../../contract/exam-settings.ts';
import { AttachmentsTab, QuestionsTab } from './notice-tabs.tsx';

const file = { id: '31', name: '诚信承诺书.pdf', size: 88_000, url: '/files/31' };
const examOf = (status: string, role = 'lead') =>
  ({ id: '7', status, role, attachments: [file] }) as unknown as OwnExam;

test('a question is answered in public by default, and the answer can be changed', async () => {
  const sent: Sent[] = [];
  const one = {
    id: '5',
    body: '在职教师报名要单位同意吗？',
    createdAt: '2026-11-20T02:00:00Z',
    isPublic: false,
    answer: '',
    answeredAt: null,
    answeredBy: '',
  };
  const answered = { ...one, answer: '复审时交同意报考证明。', answeredAt: '2026-11-24T02:00:00Z', isPublic: true };
  serve({
    'GET /api/company/exams/:id/questions': { items: [one], mayAnswer: true },
    'PUT /api/company/examQuestions/:id/answer': (call) => {
      sent.push(call);
      return { items: [{ ...answered, answeredBy: '周怀远' }], mayAnswer: true };
    },
  });
  const { user } = renderConsole(<QuestionsTab exam={examOf('published')} />);
  await user.type(await screen.findByLabelText('答复'), answered.answer);
  await user.click(screen.getByRole('button', { name: /^答\s?复$/ }));
  await screen.findByText(/周怀远 .* 答复，已公开/);
  expect(sent.map(({ body }) => body)).toEqual([{ answer: answered.answer, isPublic: true }]);
  await user.click(screen.getByRole('button', { name: '修改答复' }));
  expect(screen.getByLabelText('答复')).toHaveProperty('value', answered.answer);
});

test('an attachment of a published project is taken away after asking once, of a draft at once; others only read', async () => {
  const sent: Sent[] = [];
  serve({
    'PUT /api/company/exams/:id/attachments': (call) => {
      sent.push(call);
      return { id: '7', attachments: [], settings: usualSettings(2027) };
    },
  });
  const remove = () => screen.getByRole('button', { name: /^撤\s?下$/ });
  const published = renderConsole(<AttachmentsTab exam={examOf('published')} />);
  await published.user.click(remove());
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.getByText(/会生成补充公告/)).toBeDefined();
  expect(sent).toEqual([]);
  await published.user.click(dialog.getByRole('button', { name: /^撤\s?下$/ }));
  await expect.poll(() => sent.length).toBe(1);
  published.unmount();
  const draft = renderConsole(<AttachmentsTab exam={examOf('draft')} />);
  await draft.user.click(remove());
  await expect.poll(() => sent.map(({ body }) => body)).toEqual(Array(2).fill({ fileIds: [] }));
  draft.unmount();
  renderConsole(<AttachmentsTab exam={examOf('published', 'observer')} />);
  expect(screen.getByText('诚信承诺书.pdf')).toBeDefined();
  expect(screen.queryByRole('button', { name: /^撤\s?下$/ })).toBeNull();
});
