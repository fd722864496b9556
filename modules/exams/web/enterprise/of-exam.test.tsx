import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { paths } from '#web/paths.ts';
import { renderConsole } from '#web/testing/render-page.tsx';
import { refusal, serve, unreachable } from '#web/testing/serve.ts';
import { usualSettings } from '../../contract/exam-settings.ts';
import { ExamPage } from './exam-page.tsx';
import { ObjectionsPage } from './objections/objections-page.tsx';
import { ResultsPage } from './results-page.tsx';
import { ReviewPage } from './review-page.tsx';

const missing = { 'GET /api/company/exams/:id': () => refusal('NOT_FOUND') } as const;

test('a project that is not the company’s leads to its own projects, from the editor and from the review', async () => {
  serve({ ...missing, 'GET /api/company/exams/:id/registrations': () => refusal('NOT_FOUND') });
  for (const [page, at] of [
    [<ExamPage key="edit" />, '/exam/edit?id=7'],
    [<ReviewPage key="review" />, '/exam/review?id=7'],
  ] as const) {
    const { user, address, unmount } = renderConsole(page, at);
    await screen.findByText('没有这个项目');
    expect(screen.queryByText(/没有加载出来/)).toBeNull();
    await user.click(screen.getByRole('link', { name: '看本单位的项目' }));
    expect(address()).toBe(paths.companyExams());
    unmount();
  }
});

test('a page that one’s part does not include says so, and is not taken for a failure', async () => {
  serve({
    'GET /api/company/exams/:id': {
      id: '7',
      title: '教师招聘',
      status: 'published',
      role: 'reviewer' as const,
      settings: usualSettings(2027),
    },
  });
  for (const [page, at, words] of [
    [<ResultsPage key="results" />, '/exam/results?id=7', '查看成绩和名单'],
    [<ObjectionsPage key="objections" />, '/exam/objections?id=7', '查看异议'],
  ] as const) {
    const { unmount } = renderConsole(page, at);
    await screen.findByText(`您是这个项目的审核员，不能${words}`);
    unmount();
  }
});

test('a failed request is not taken for a missing project', async () => {
  serve({ 'GET /api/company/exams/:id': unreachable });
  renderConsole(<ExamPage />, '/exam/edit?id=7');
  await screen.findByRole('heading', { level: 1, name: '项目没有加载出来' });
  expect(screen.queryByText('没有这个项目')).toBeNull();
});
