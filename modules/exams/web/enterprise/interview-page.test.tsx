import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderConsole } from '#web/testing/render-page.tsx';
import { serve } from '#web/testing/serve.ts';
import { usualSettings } from '../../contract/exam-settings.ts';
import { InterviewPage } from './interview-page.tsx';

const criteria = [
  { name: '教学设计', max: 60 },
  { name: '仪表语言', max: 40 },
];
const judge = { id: '5', number: 1, name: '周明', enteredAt: '2026-11-20T01:00:00Z' };
const group = {
  id: '11',
  number: 1,
  place: '一中录播室 1',
  startsAt: '2026-11-20T01:00:00Z',
  seats: 20,
  posts: ['0101'],
  criteria,
  judges: [judge],
  people: 1,
  done: 0,
  closedAt: null,
};
const draw = { seedHash: 'a', inputHash: 'b', committedAt: '2026-11-19T01:00:00Z', revealedAt: '2026-11-20T00:00:00Z' };
const interview = { groups: [group], draw, posts: [], people: 1, lacking: [] };
const sheet = { id: 'sheet-00000001', total: 80, marks: criteria.map((line) => ({ ...line, value: line.max - 10 })) };
const person = {
  id: '21',
  lot: 1,
  name: '林知夏',
  post: { code: '0101', title: '语文' },
  status: 'interview' as const,
  score: 80,
  isDone: true,
  judged: [{ judgeId: '5', state: 'sealed' as const, sheet, reason: '' }],
};
const progress = {
  group,
  judges: [{ id: '5', number: 1, name: '周明', removed: false, counts: true }],
  people: [person],
  isUnderWay: false,
  proposals: [],
  corrections: [],
};
const exam = { id: '7', role: 'lead' as const, title: '教师招聘', settings: usualSettings(2027) };

const served = () =>
  serve({
    'GET /api/company/exams/:id': exam,
    'GET /api/company/exams/:id/interview': interview,
    'GET /api/company/examGroups/:id': progress,
  });

test('a sealed sheet is corrected by a proposal with a reason', async () => {
  const server = served();
  server.change({ 'POST /api/company/examSheets/:id/corrections': progress });
  const { user } = renderConsole(<InterviewPage />, '/exam/interview?id=7');
  await user.click(await screen.findByRole('button', { name: '80' }));
  const dialog = await screen.findByRole('dialog');
  const field = within(dialog).getByLabelText(/教学设计/);
  await user.clear(field);
  await user.type(field, '55');
  await waitFor(() => expect(dialog.textContent).toContain('合计 85 / 100'));
  await user.type(within(dialog).getByLabelText('更正原因'), '合计时漏加');
  await user.click(within(dialog).getByRole('button', { name: '提出更正' }));
  await waitFor(() => expect(server.to('POST /api/company/examSheets/:id/corrections')).toHaveLength(1));
  expect(server.to('POST /api/company/examSheets/:id/corrections')[0]).toMatchObject({
    params: { id: 'sheet-00000001' },
    body: { marks: [55, 30], reason: '合计时漏加' },
  });
});

test('judges are proposed, and who proposed a correction does not confirm it', async () => {
  const server = served();
  const wait = { id: 's2', lot: 1, judge: { number: 1, name: '周明' }, before: 80, total: 85, marks: sheet.marks };
  const correction = { ...wait, reason: '漏加', proposedBy: '陈主任', mine: true };
  server.change({
    'GET /api/company/examGroups/:id': { ...progress, corrections: [correction] },
    'POST /api/company/examGroups/:id/judges': null,
  });
  const { user } = renderConsole(<InterviewPage />, '/exam/interview?id=7');
  const waiting = await screen.findByRole('region', { name: '待确认的更正' });
  expect(waiting.textContent).toContain('80 分改为 85 分');
  expect(within(waiting).queryByRole('button', { name: '确认更正' })).toBeNull();
  await user.click(screen.getByRole('button', { name: '加考官' }));
  await user.type(screen.getByLabelText('考官姓名'), '吴岚、');
  await user.click(screen.getByRole('button', { name: '提出任命' }));
  await screen.findByText('已提出，等另一位工作人员确认后生效');
  expect(server.to('POST /api/company/examGroups/:id/judges')[0]?.body).toEqual({ names: ['吴岚'] });
});

test('an observer sees everything and changes nothing', async () => {
  const server = served();
  server.change({ 'GET /api/company/exams/:id': { ...exam, role: 'observer' } });
  renderConsole(<InterviewPage />, '/exam/interview?id=7');
  await screen.findByText(/号 林知夏$/);
  for (const name of ['提出任命', '结束本组', '管理 周明', '登记缺席'])
    expect(screen.queryByRole('button', { name })).toBeNull();
});

test('before the draw groups are arranged, each with a sheet of a hundred points', async () => {
  const server = served();
  const empty = { ...interview, groups: [], draw: null, posts: [{ code: '0101', title: '语文', people: 3 }] };
  server.change({
    'GET /api/company/exams/:id/interview': empty,
    'PUT /api/company/exams/:id/groups': { ...empty, groups: [group] },
  });
  const { user } = renderConsole(<InterviewPage />, '/exam/interview?id=7');
  await user.click(await screen.findByRole('button', { name: '排小组' }));
  await user.click(await screen.findByRole('button', { name: /往下加小组/ }));
  await user.type(screen.getByLabelText('第 1 组地点'), '一中录播室 1');
  await user.click(screen.getByRole('button', { name: '删除第 1 组评分项 3' }));
  await screen.findByText('合计 70 / 100');
  await user.click(screen.getByRole('button', { name: '保存小组' }));
  await screen.findByText('各项加起来应为 100 分');
  expect(server.to('PUT /api/company/exams/:id/groups')).toEqual([]);
});
