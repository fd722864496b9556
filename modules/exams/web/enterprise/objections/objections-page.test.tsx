import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderConsole } from '#web/testing/render-page.tsx';
import { type Sent, serve } from '#web/testing/serve.ts';
import { usualSettings } from '../../../contract/exam-settings.ts';
import { ObjectionsPage } from './objections-page.tsx';

const one = {
  id: '1',
  kind: 'eligibility',
  status: 'filed' as const,
  madeAt: '2026-11-23T02:00:00Z',
  answer: '',
  answeredAt: null,
  list: { id: '3', kind: 'publicity' },
  body: '工作经历与报名表不一致',
  name: '陈知远',
  file: null,
  answeredBy: '',
  about: { name: '林*夏', ticket: '26***23', post: '10204 高中数学教师' },
};
const answered = {
  ...one,
  status: 'dismissed' as const,
  answer: '经核对，工作经历属实',
  answeredAt: '2026-11-24T02:00:00Z',
};
const exam = {
  id: '7',
  title: '澜州市 2027 年公开招聘教师',
  status: 'published' as const,
  role: 'lead' as const,
  settings: usualSettings(2027),
  steps: [],
};
const windows = [
  {
    list: { id: '3', kind: 'publicity' },
    publicAt: '2026-11-23T01:00:00Z',
    endsAt: '2026-12-01T09:00:00Z',
    workingDays: 7,
    open: true,
  },
];

test('a lead answers an objection, and the answer is shown in its place', async () => {
  const sent: Sent[] = [];
  serve({
    'GET /api/company/exams/:id': exam,
    'GET /api/company/exams/:id/objections': { items: [one], mayAnswer: true, windows },
    'POST /api/company/examObjections/:id/moves': (call) => {
      sent.push(call);
      return { items: [{ ...answered, answeredBy: '周怀远' }], mayAnswer: true, windows };
    },
  });
  const { user } = renderConsole(<ObjectionsPage />, '/exam/objections?id=7');
  await screen.findByText(/^1 件待答复/);
  screen.getByText(/受理到 12-01 周二 17:00/);
  expect(screen.getByText('12-01 周二 17:00 前答复')).toBeDefined();
  expect(screen.getByText('林*夏 26***23')).toBeDefined();
  const form = within(screen.getByRole('form', { name: '答复 陈知远' }));
  await user.type(form.getByLabelText('答复（会公开，不显示提出人）'), answered.answer);
  const done = form.getByRole('button', { name: /^答\s?复$/ });
  expect(done, 'the finding is chosen first').toHaveProperty('disabled', true);
  expect(form.getByText('选核查结果')).toBeDefined();
  await user.click(form.getByText('不属实'));
  await user.click(done);
  await screen.findByText(answered.answer);
  expect(sent.map(({ params, body }) => [params.id, body])).toEqual([
    ['1', { move: 'dismiss', answer: answered.answer }],
  ]);
  expect(screen.queryByRole('button', { name: /^答\s?复$/ })).toBeNull();
});

test('an observer reads, and an empty list says when objections come', async () => {
  serve({
    'GET /api/company/exams/:id': { ...exam, role: 'observer' },
    'GET /api/company/exams/:id/objections': { items: [one], mayAnswer: false, windows },
  });
  const observer = renderConsole(<ObjectionsPage />, '/exam/objections?id=7');
  await screen.findByText('工作经历与报名表不一致');
  expect(screen.queryByRole('button', { name: /^答\s?复$/ })).toBeNull();
  observer.unmount();
  serve({
    'GET /api/company/exams/:id': { ...exam, status: 'closed' },
    'GET /api/company/exams/:id/objections': { items: [], mayAnswer: false, windows },
  });
  renderConsole(<ObjectionsPage />, '/exam/objections?id=7');
  await screen.findByText('还没有异议');
  expect(screen.getByRole('button', { name: '归档包' })).toBeDefined();
});
