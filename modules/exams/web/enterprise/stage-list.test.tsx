import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { signIn } from '#web/testing/post-page.tsx';
import { renderConsole } from '#web/testing/render-page.tsx';
import type { Some } from '#web/testing/sample-of.ts';
import { serve } from '#web/testing/serve.ts';
import type { OwnExam } from '../../contract/company-exams.ts';
import { usualSettings } from '../../contract/exam-settings.ts';
import { ExamPage } from './exam-page.tsx';

const APPROVE = 'POST /api/company/exams/:id/approvals';
const dayMs = 86_400_000;
const at = (days: number) => new Date(Date.now() + days * dayMs).toISOString();
const day = (days: number) => new Date(Date.now() + 8 * 3_600_000 + days * dayMs).toISOString().slice(0, 10);
const waiting = (id: string, standing: string, claimedBy: string | null = null) => ({
  id,
  name: `考生${id}`,
  status: 'submitted' as const,
  standing,
  claimedBy,
});

function open(exam: Some<OwnExam> = {}, path = '/exam/edit?id=7') {
  const server = serve({
    'GET /api/company/exams/:id': {
      id: '7',
      title: '教师招聘',
      status: 'published',
      role: 'lead',
      publishedAt: at(-9),
      settings: usualSettings(2027),
      moves: [],
      posts: 1,
      headcount: 3,
      registered: 6,
      steps: [
        { step: 'register', startsAt: at(-2), endsAt: at(2), detail: '' },
        { step: 'written', startsAt: at(9), endsAt: at(9.1), detail: '' },
        { step: 'publicity', startsAt: at(30), endsAt: at(35), detail: '' },
      ],
      progress: { registered: 6, waiting: 3, approved: 2, appeals: 0, paid: null, seated: 0 },
      ...exam,
    },
    'GET /api/company/exams/:id/posts': {
      items: [{ id: '1', code: '0101', title: '高中数学教师', headcount: 3, registered: 6, approved: 2, waiting: 3 }],
      days: [-2, -1, 0].map((days, n) => ({ day: day(days), registered: n + 1 })),
    },
    'GET /api/company/exams/:id/registrations': {
      items: [waiting('1', 'fits'), waiting('2', 'fits', '何敏之'), waiting('3', 'unfit')],
      counts: { submitted: 3 },
      fits: 1,
    },
    [APPROVE]: { approved: 1 },
  });
  return { server, ...renderConsole(<ExamPage />, path) };
}
const rows = async (stage: string) =>
  within(await screen.findByRole('list', { name: stage }))
    .getAllByRole('listitem')
    .map((row) => row.textContent);

beforeEach(() => signIn.recruiter('owner'));

test('a project opens on the stage that runs, with what is due in it, who came by day, and the posts', async () => {
  const { address } = open();
  await screen.findByText('通过 2，退回 1，待审 3');
  expect(address()).toBe('/exam/edit?id=7&tab=registration');
  expect(screen.getByRole('link', { name: '审核 3 份' }).getAttribute('href')).toBe('/exam/review?id=7');
  expect(screen.getByRole('link', { name: '报名' }).getAttribute('aria-current')).toBe('step');
  await waitFor(async () =>
    expect((await rows('每天报名人数')).slice(0, 3).map((text) => text?.[0])).toEqual(['1', '2', '3']),
  );
  expect((await rows('每天报名人数')).at(-1)).toBe('截止');
  screen.getByText('高中数学教师');
  screen.getAllByText(/2\.0 : 1/);
});

test('who fits every rule is approved at once, after a question, without those whom a colleague has open', async () => {
  const { server, user } = open();
  await user.click(await screen.findByRole('button', { name: '一次通过 1 份' }));
  await user.click(await screen.findByRole('button', { name: '批量通过' }));
  await screen.findByText('已通过 1 份');
  expect(server.to(APPROVE).map(({ body }) => body)).toEqual([{ ids: ['1'] }]);
});

test('who may not decide is not asked to, and a correction that waits is said', async () => {
  open({ role: 'observer', proposals: [{ id: '1' }] });
  await screen.findByText(/3 份材料等着审核，1 处更正等着确认$/);
  screen.getByRole('link', { name: '看报名' });
  expect(screen.queryByRole('link', { name: '审核 3 份' })).toBeNull();
  expect(screen.queryByRole('button', { name: /一次通过/ })).toBeNull();
});

test('a stage at its address lists its parts; one that is not of the reader leads to the open one', async () => {
  open({}, '/exam/edit?id=7&tab=examination');
  expect((await rows('考试')).map((text) => text?.slice(0, 4))).toEqual(['考场与准', '入场核验', '笔试成绩']);
  const { address } = open({ role: 'reviewer' }, '/exam/edit?id=7&tab=examination');
  await waitFor(() => expect(address()).toBe('/exam/edit?id=7&tab=registration'));
});
