import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderConsole } from '#web/testing/render-page.tsx';
import { serve } from '#web/testing/serve.ts';
import { PublicationsTab } from './publications-tab.tsx';

const at = '2027-02-22T01:00:00Z';
const head = { id: '9', kind: 'totals', version: 1, publicAt: at, people: 2, hash: 'ab', reason: '', changes: [] };
const list = {
  ...head,
  status: 'prepared',
  preparedBy: '马仲谋',
  preparedAt: at,
  decidedBy: '',
  moves: ['confirm', 'drop'],
};
const posts = ['7', '8'].map((id) => ({
  id,
  code: `1020${id}`,
  title: '高中数学教师',
  employer: '澜州一中',
  headcount: 1,
  in: 1,
}));
const exam = { id: '7', title: '澜州市 2027 年公开招聘教师', documentNumber: '', organiser: '澜州市教育局' };
const line = { ticket: '26***23', written: 81.5, outcome: 'in', note: '', details: null, rank: 1 };
const lines = [
  { ...line, id: '1', name: '林*夏', interview: 89.75, total: 86.45 },
  { ...line, id: '2', name: '沈*和', interview: 80, total: 80.6, rank: 2, outcome: 'waiting' },
];

test('who confirms a list reads it first, post by post, its points under each other', async () => {
  serve({
    'GET /api/company/exams/:id/publications': { items: [list], mayPublish: true, lacking: {} },
    'GET /api/company/examPublications/:id': ({ query }) => {
      const postId = query.postId ?? '7';
      const shown = { posts, postId, summary: null, lines: postId === '7' ? lines : [], found: [], inside: [] };
      return { ...head, ...shown, exam, weights: { written: 40, interview: 60 }, fullMark: 100 };
    },
  });
  const { user } = renderConsole(<PublicationsTab examId="7" />, '/exam/results?id=7');
  await user.click(await screen.findByRole('button', { name: /^核\s?对$/ }));
  const dialog = within(await screen.findByRole('dialog'));
  const row = await dialog.findByRole('row', { name: /沈\*和/ });
  expect(row.textContent).toBe('2沈*和26***2381.580.0080.60递补顺序');
  await user.click(dialog.getByLabelText('岗位'));
  await user.click(await screen.findByTitle(/10208/));
  await expect.poll(() => dialog.queryByRole('row', { name: /沈\*和/ })).toBeNull();
});
