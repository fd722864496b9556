import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderConsole } from '#web/testing/render-page.tsx';
import { serve } from '#web/testing/serve.ts';
import { usualSettings } from '../../contract/exam-settings.ts';
import { ExamPage } from './exam-page.tsx';

const MOVE = 'POST /api/company/exams/:id/moves';
const fee = '公告正文写的是“考务费每人50元”，规则里考务费不收';
const ratio = '公告正文写的是“开考比例为1:3”，规则里开考比例是 1:2';
const draft = {
  id: '7',
  status: 'draft' as const,
  role: 'lead' as const,
  revision: 3,
  moves: ['publish'],
  settings: usualSettings(2027),
  announcement: '',
  lacking: [],
  differing: [fee, ratio],
  proposals: [],
  steps: [],
};
const posts = { 'GET /api/company/exams/:id/posts': { items: [] } };
const publish = () => screen.getByRole('button', { name: /发布公告$/ });

test('what the announcement is read to say otherwise is checked line by line, then the project can be published', async () => {
  const server = serve({
    ...posts,
    'GET /api/company/exams/:id': draft,
    [MOVE]: { ...draft, status: 'published' as const, differing: [] },
  });
  const { user } = renderConsole(<ExamPage />, '/exam/edit?id=7&tab=posts');
  const before = within(await screen.findByRole('region', { name: '发布前' }));
  expect(publish()).toHaveProperty('disabled', true);
  for (const line of [fee, ratio]) {
    expect(publish(), line).toHaveProperty('disabled', true);
    const item = within(before.getByText(line).closest('li') as HTMLElement);
    await user.click(item.getByRole('checkbox', { name: '已核对，以填写的规则为准' }));
  }
  await user.click(publish());
  const dialog = within(await screen.findByRole('dialog'));
  await user.click(dialog.getByRole('button', { name: /发布公告$/ }));
  await screen.findByText('已完成');
  expect(server.to(MOVE).map(({ body }) => body)).toEqual([{ move: 'publish', checked: 3 }]);
});

test('what is lacking keeps a checked project closed', async () => {
  serve({ ...posts, 'GET /api/company/exams/:id': { ...draft, lacking: ['岗位表还没有导入'] } });
  const { user } = renderConsole(<ExamPage />, '/exam/edit?id=7&tab=posts');
  for (const box of await screen.findAllByRole('checkbox', { name: '已核对，以填写的规则为准' })) await user.click(box);
  expect(publish()).toHaveProperty('disabled', true);
});
