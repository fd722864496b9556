import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { button, choose, enter, field, fill, noButton, press, pressSoon, settled } from '#web/testing/antd.ts';
import { renderConsole } from '#web/testing/render-page.tsx';
import { refusal, serve } from '#web/testing/serve.ts';
import { PublicationsTab } from './results-page.tsx';

const at = '2027-02-22T01:00:00Z';
const head = { id: '9', kind: 'totals', version: 1, publicAt: at, people: 2, hash: 'ab', reason: '', changes: [] };
const list = {
  ...head,
  status: 'prepared' as const,
  preparedBy: '马仲谋',
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
    'GET /api/company/exams/:id/publications': { items: [list], mayPublish: true, lateJudges: [], lacking: {} },
    'GET /api/company/examPublications/:id': ({ query }) => {
      const postId = query.postId ?? '7';
      const shown = { posts, postId, summary: null, lines: postId === '7' ? lines : [], found: [], inside: [] };
      return { ...head, ...shown, exam, weights: { written: 40, interview: 60 } };
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

const ALL = 'GET /api/company/exams/:id/publications';
const PREPARE = 'POST /api/company/exams/:id/publications';
const DECIDE = 'POST /api/company/examPublications/:id/moves';
const prepared = (more: object = {}) => ({
  items: [{ ...list, ...more }],
  mayPublish: true,
  lateJudges: [] as string[],
  lacking: {},
});

function open(answer: object = { items: [], mayPublish: true, lateJudges: [], lacking: {} }) {
  const server = serve({ [ALL]: answer as never });
  return { server, ...renderConsole(<PublicationsTab examId="7" />, '/exam/results?id=7') };
}
async function fillForm() {
  await screen.findByLabelText('名单', { selector: 'input' });
  await choose('名单', '面试与总成绩');
  enter('公布时间', '2099-03-01 09:00');
}
const keys = (sent: { headers: Headers }[]) => sent.map(({ headers }) => headers.get('idempotency-key'));

test('a list needs its kind and moment; one that was not prepared stays typed and is the same one again', async () => {
  const { server } = open();
  await pressSoon('生成名单');
  await screen.findByText('请选择名单');
  screen.getByText('请选择公布时间');
  server.change({ [PREPARE]: () => refusal('CONFLICT', '还有 2 个成绩待确认') });
  await fillForm();
  fill('更正原因', '复核后更正');
  await pressSoon('生成名单');
  await screen.findByText('还有 2 个成绩待确认');
  await settled();
  expect(field('更正原因').value).toBe('复核后更正');
  server.change({ [PREPARE]: prepared() });
  press('生成名单');
  await screen.findByText('已生成，请另一位负责人或考务核对后确认');
  await screen.findByText(/马仲谋生成/);
  const { publicAt, ...said } = server.to(PREPARE)[1]?.body ?? {};
  expect([Date.parse(publicAt), said]).toEqual([
    Date.parse('2099-03-01T09:00+08:00'),
    { kind: 'totals', reason: '复核后更正' },
  ]);
  const [refused, again] = keys(server.to(PREPARE));
  expect(again).toBe(refused);
});

test('a list that was withdrawn is prepared anew, though kind and moment are the same', async () => {
  const { server } = open();
  server.change({ [PREPARE]: prepared(), [DECIDE]: prepared({ status: 'dropped', moves: [], decidedBy: '王敏' }) });
  await fillForm();
  await pressSoon('生成名单');
  await pressSoon('撤回');
  await screen.findByText('已撤回');
  await pressSoon('生成名单');
  await waitFor(() => expect(server.to(PREPARE)).toHaveLength(2));
  const [first, second] = keys(server.to(PREPARE));
  expect(second).not.toBe(first);
});

test('a second person confirms; where that came too late nothing is said to be confirmed', async () => {
  const { server } = open(prepared());
  server.change({ [DECIDE]: () => refusal('ILLEGAL_MOVE', '名单已被撤回') });
  await pressSoon('确认公布');
  await screen.findByText('名单已被撤回');
  await settled();
  expect(screen.queryByText('已确认，到时公布')).toBeNull();
  server.change({ [DECIDE]: prepared({ status: 'confirmed', moves: ['drop'], publicAt: '2099-03-01T01:00:00Z' }) });
  press('确认公布');
  await screen.findByText('已确认，到时公布');
  expect(server.to(DECIDE).map(({ params, body }) => [params.id, body])).toEqual(
    Array(2).fill(['9', { move: 'confirm' }]),
  );
  noButton('确认公布');
});

test('what keeps a list from being prepared is said, and the button rests', async () => {
  open({ items: [], mayPublish: true, lacking: { totals: '第 2 组的面试还没有结束' } });
  await screen.findByLabelText('名单', { selector: 'input' });
  await choose('名单', '面试与总成绩');
  await screen.findByText('还不能生成：第 2 组的面试还没有结束');
  expect(button('生成名单').disabled).toBe(true);
});

test('who only watches prepares nothing and decides nothing', async () => {
  open({ items: [{ ...list, moves: [] }], mayPublish: false, lacking: {} });
  await screen.findByText(/马仲谋生成/);
  for (const name of ['生成名单', '确认公布', '撤回']) noButton(name);
});

test('who confirms the totals reads how judges changed after the first sheets', async () => {
  const line = '第 1 组评分开始后增加考官 郑川（马仲谋提出，李四确认）：考官不足';
  const { unmount } = open({ ...prepared(), lateJudges: [line] });
  await screen.findByText(line);
  unmount();
  open({ ...prepared({ kind: 'written' }), lateJudges: [line] });
  await screen.findByText('笔试成绩');
  expect(screen.queryByText(line)).toBeNull();
});
