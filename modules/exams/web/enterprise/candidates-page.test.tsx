import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderConsole } from '#web/testing/render-page.tsx';
import { type Sent, serve } from '#web/testing/serve.ts';
import { usualSettings } from '../../contract/exam-settings.ts';
import { CandidatesPage } from './candidates-page.tsx';

const times = { startsAt: '2027-01-05T01:00:00Z', endsAt: '2027-01-08T09:00:00Z', detail: '' };
const exam = {
  id: '7',
  title: '澜州市 2027 年公开招聘教师',
  status: 'published' as const,
  role: 'lead' as const,
  settings: usualSettings(2027),
  steps: [{ step: 'recheck', ...times }],
};
const line = {
  id: '1',
  ticket: '2600101',
  name: '林知夏',
  status: 'recheck' as const,
  leftFrom: null,
  reason: null,
  slot: null,
  post: { code: '0101', title: '高中数学教师', employer: '澜州一中' },
  replaces: null,
  replacedBy: null,
  rank: 2,
  extra: null,
  extraWaiting: null,
  moves: ['pass', 'fail', 'absent', 'withdraw'],
  mayReplace: false,
};
const failed = {
  ...line,
  status: 'failed' as const,
  leftFrom: 'recheck',
  reason: '学位证书与报名不符',
  moves: ['restore'],
  mayReplace: true,
};
const listOf = (items: object[]) => ({
  items,
  total: items.length,
  counts: { recheck: 1 },
  maySetExtra: true,
  replaceUntil: '2027-02-01',
});
const slots = { items: [], people: 1, chosen: 0, mayArrange: true };

test('a lead records an outcome with its reason, and only the steps of the project are shown', async () => {
  const sent: Sent[] = [];
  let items: object[] = [line];
  serve({
    'GET /api/company/exams/:id': exam,
    'GET /api/company/exams/:id/slots': slots,
    'GET /api/company/exams/:id/candidates': () => listOf(items),
    'POST /api/company/examCandidates/:id/moves': (call) => {
      sent.push(call);
      items = [failed];
      return failed;
    },
  });
  const { user } = renderConsole(<CandidatesPage />, '/exam/candidates?id=7');
  await screen.findByText('林知夏');
  expect(screen.getAllByText('没有选时段')[0]).toBeDefined();
  expect(screen.queryByRole('tab', { name: /体检/ })).toBeNull();
  await user.click(screen.getByRole('button', { name: '林知夏 更多操作' }));
  await user.click(await screen.findByRole('menuitem', { name: '不合格' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.type(dialog.getByLabelText('原因（记入项目经过）'), '学位证书与报名不符');
  await user.click(dialog.getByRole('button', { name: /确\s?定/ }));
  await screen.findByText('学位证书与报名不符');
  expect(sent.map(({ params, body }) => [params.id, body])).toEqual([
    ['1', { move: 'fail', reason: '学位证书与报名不符' }],
  ]);
  expect(screen.getByRole('button', { name: /递\s?补/ })).toBeDefined();
});

test('each post stands once over its people, those who have an outcome among them', async () => {
  const other = { code: '0102', title: '高中物理教师', employer: '澜州二中' };
  serve({
    'GET /api/company/exams/:id': exam,
    'GET /api/company/exams/:id/slots': slots,
    'GET /api/company/exams/:id/candidates': listOf([
      line,
      { ...line, id: '2', name: '宋时雨' },
      { ...line, id: '3', name: '叶知秋', post: other },
      { ...failed, id: '4', name: '程野', post: other },
    ]),
  });
  renderConsole(<CandidatesPage />, '/exam/candidates?id=7');
  await screen.findByText('林知夏');
  const posts = screen.getAllByRole('region', { name: /教师$/ });
  expect(posts.map((post) => within(post).getByRole('heading').textContent)).toEqual([
    '0101高中数学教师澜州一中2 人待定',
    '0102高中物理教师澜州二中1 人待定',
  ]);
  expect(posts.map((post) => [...post.querySelectorAll('li b')].map(({ textContent }) => textContent))).toEqual([
    ['林知夏', '宋时雨'],
    ['叶知秋', '程野'],
  ]);
});

test('an observer sees outcomes without acts, and an empty step says who will stand in it', async () => {
  serve({
    'GET /api/company/exams/:id': { ...exam, role: 'observer' },
    'GET /api/company/exams/:id/slots': { ...slots, mayArrange: false },
    'GET /api/company/exams/:id/candidates': { ...listOf([]), maySetExtra: false },
  });
  renderConsole(<CandidatesPage />, '/exam/candidates?id=7');
  await screen.findByText('入围名单公布后，需要复审的人列在这里');
  expect(screen.queryByRole('button', { name: '增加时段' })).toBeNull();
});
