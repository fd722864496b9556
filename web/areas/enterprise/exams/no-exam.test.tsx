import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { paths } from '#web/paths.ts';
import { renderConsole } from '#web/testing/render-page.tsx';
import { refusal, serve, unreachable } from '#web/testing/serve.ts';
import { ExamPage } from './exam-page.tsx';
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

test('a failed request is not taken for a missing project', async () => {
  serve({ 'GET /api/company/exams/:id': unreachable });
  renderConsole(<ExamPage />, '/exam/edit?id=7');
  await screen.findByText('项目没有加载出来');
  expect(screen.queryByText('没有这个项目')).toBeNull();
});
