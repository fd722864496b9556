import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { button, dialog, field, fill, noButton, press, pressSoon, settled } from '#web/testing/antd.ts';
import { signIn } from '#web/testing/post-page.tsx';
import { renderConsole } from '#web/testing/render-page.tsx';
import type { Some } from '#web/testing/sample-of.ts';
import { fileAnswer, savedFiles } from '#web/testing/saved-files.ts';
import { refusal, serve, unreachable } from '#web/testing/serve.ts';
import type { GroupProgress, SheetCorrection } from '../../../contract/interview/progress.ts';
import { GroupDetail } from './group-detail.tsx';

const ONE = 'GET /api/company/examGroups/:id';
const CLOSE = 'POST /api/company/examGroups/:id/moves';
const SETTLE = 'POST /api/company/examGroups/:id/people';
const DECIDE = 'POST /api/company/examSheets/:id/moves';
const REASON = '原因（记入项目经过）';

const CORRECTION = 'proposal-1';

const group = { id: '9', number: 2, place: '教学楼 301', startsAt: '2027-03-06T00:30:00Z', people: 2, done: 2 };
const sealed = { judgeId: '1', state: 'sealed' as const, reason: '', sheet: { id: 's1', total: 88, marks: [] } };
const person = (id: string, lot: number, more: object = {}) => ({
  id,
  lot,
  name: `考生${lot}`,
  status: 'interview' as const,
  score: null,
  isDone: false,
  judged: [{ judgeId: '1', state: 'open' as const, reason: '', sheet: null }],
  ...more,
});
const correction = (more: Some<SheetCorrection> = {}) => ({
  id: CORRECTION,
  lot: 3,
  judge: { number: 1, name: '邵立' },
  before: 88,
  total: 91.5,
  marks: [],
  reason: '合计写错',
  proposedBy: '李四',
  mine: false,
  ...more,
});
const progress = ({ group: of = {}, ...more }: Some<GroupProgress> = {}): Some<GroupProgress> => ({
  group: { ...group, closedAt: null, ...of },
  judges: [{ id: '1', number: 1, name: '邵立', removed: false, counts: true }],
  isUnderWay: false,
  proposals: [],
  people: [person('11', 3), person('12', 4, { judged: [sealed], score: 88, isDone: true })],
  ...more,
});

function open(answer = progress(), mayArrange = true) {
  const server = serve({ [ONE]: answer, 'GET /api/company/exams/:id/interview': {} as never });
  return { server, ...renderConsole(<GroupDetail examId="7" groupId="9" mayArrange={mayArrange} />) };
}
const rowOf = async (name: string) => (await screen.findByText(new RegExp(name))).closest('li, section') as HTMLElement;

beforeEach(() => signIn.recruiter());

test('a group is ended after a yes, once everybody was judged; from then on nobody is settled', async () => {
  const { server } = open();
  server.change({ [CLOSE]: progress({ group: { closedAt: '2027-03-06T09:00:00Z' } }) });
  await pressSoon('结束本组');
  const question = await dialog();
  press('返回', question);
  expect(server.to(CLOSE)).toEqual([]);
  await pressSoon('结束本组', screen.getByRole('region', { name: '第 2 组' }));
  press('结束本组', (await screen.findAllByRole('dialog')).at(-1));
  await screen.findByText('本组已结束');
  expect(server.to(CLOSE).map(({ params, body }) => [params.id, body])).toEqual([['9', { move: 'close' }]]);
  await waitFor(() => noButton('登记缺席'));
});

test('while somebody waits for a score the group cannot be ended', async () => {
  open(progress({ group: { done: 1 } }));
  await rowOf('考生3');
  noButton('结束本组');
});

test('a group that could not be ended says why and stays open', async () => {
  const { server } = open();
  server.change({ [CLOSE]: () => refusal('CONFLICT', '3 号还有考官没有封存') });
  await pressSoon('结束本组');
  press('结束本组', await dialog());
  await screen.findByText('3 号还有考官没有封存');
  expect(screen.queryByText('本组已结束')).toBeNull();
  await pressSoon('登记缺席');
});

test('an absence needs its reason, which stays where it was not recorded, and is the same one again', async () => {
  const { server } = open();
  server.change({ [SETTLE]: unreachable });
  press('登记缺席', await rowOf('考生3'));
  const form = await dialog();
  expect(button('确定', form).disabled).toBe(true);
  fill(REASON, ' 点名三次未到 ', form);
  press('确定', form);
  await screen.findByText('接口请求失败');
  await settled();
  expect(field(REASON, form).value).toBe(' 点名三次未到 ');
  server.change({ [SETTLE]: progress({ people: [person('11', 3, { status: 'absent' })] }) });
  press('确定', form);
  await screen.findByText('已登记');
  const [lost, again] = server.to(SETTLE);
  expect(again).toMatchObject({
    params: { id: '9' },
    body: { registrationId: '11', move: 'absent', reason: '点名三次未到' },
  });
  expect(again?.headers.get('idempotency-key')).toBe(lost?.headers.get('idempotency-key'));
  button('撤销缺席', await rowOf('考生3'));
});

test('an absence is taken back with a reason, as another write', async () => {
  const { server } = open(progress({ people: [person('11', 3, { status: 'absent' })] }));
  server.change({ [SETTLE]: progress() });
  press('撤销缺席', await rowOf('考生3'));
  const form = await dialog();
  within(form).getByText('3 号：撤销缺席');
  fill(REASON, '考生已到场', form);
  press('确定', form);
  await screen.findByText('已登记');
  expect(server.to(SETTLE)[0]?.body).toEqual({ registrationId: '11', move: 'restore', reason: '考生已到场' });
});

test('who was judged is not absent; who only watches settles nobody', async () => {
  const first = open();
  noButton('登记缺席', await rowOf('考生4'));
  first.unmount();
  open(progress({ isUnderWay: false, proposals: [], corrections: [correction()] }), false);
  await rowOf('考生3');
  for (const name of ['登记缺席', '结束本组', '确认更正', '退回']) noButton(name);
});

test('who is in the room stands first with what each judge did, who waits in the list; sheets that do not count are struck', async () => {
  const judges = [1, 2, 3, 4, 5].map((n) => ({
    id: String(n),
    number: n,
    name: `考官${n}`,
    removed: false,
    counts: true,
  }));
  const sheets = (...totals: (number | null)[]) =>
    totals.map((total, at) => ({
      judgeId: String(at + 1),
      state: total === null ? 'open' : 'sealed',
      reason: '',
      sheet: total === null ? null : { id: `s${at}`, total, marks: [] },
    }));
  const people = [
    person('1', 1, { score: 82, isDone: true, judged: sheets(79, 85, 81, 84, 81) }),
    person('2', 2, { judged: sheets(80, null, null, null, null) }),
    person('3', 3, { judged: sheets(null, null, null, null, null) }),
  ];
  const own = judges.map(({ removed: _, counts: __, ...judge }) => ({
    ...judge,
    enteredAt: judge.number < 5 ? '2027-03-06T00:20:00Z' : null,
  }));
  serve({ [ONE]: progress({ judges, people, group: { judges: own } }) });
  const { user } = renderConsole(<GroupDetail examId="7" groupId="9" mayArrange dropsExtremes />);
  const now = within(await screen.findByRole('region', { name: '现在的签号' }));
  expect(now.getByText(/^\/ 5 已封存$/).textContent).toBe('1 / 5 已封存');
  const seats = within(screen.getByRole('list', { name: '考官' })).getAllByRole('listitem');
  expect(seats.map(({ textContent }) => /已封存|待评|没有进入/.exec(textContent ?? '')?.[0])).toEqual([
    '已封存',
    ...Array(3).fill('待评'),
    '没有进入',
  ]);
  const struck = screen.getAllByTitle('最高分或最低分，不计入').map(({ textContent }) => textContent);
  expect(struck).toEqual(['79', '85']);
  const waiting = within(await rowOf('考生3'));
  expect(waiting.getByText('候场')).toBeDefined();
  await user.click(waiting.getByRole('button', { name: '登记缺席' }));
  await screen.findByText('3 号：登记缺席');
});

test('a correction of another person is confirmed, or sent back; the own one is only taken back', async () => {
  const { server } = open(
    progress({ corrections: [correction(), correction({ id: 'proposal-2', lot: 4, mine: true })] }),
  );
  const list = () => screen.findByRole('region', { name: '待确认的更正' });
  const [others, own] = within(await list()).getAllByRole('listitem') as [HTMLElement, HTMLElement];
  noButton('确认更正', own);
  const after = (await list()).compareDocumentPosition(screen.getByRole('list', { name: '评分' }));
  expect(after & Node.DOCUMENT_POSITION_FOLLOWING, 'before the scores').toBeTruthy();
  server.change({ [DECIDE]: () => refusal('ILLEGAL_MOVE', '更正已被撤回') });
  press('确认更正', others);
  await screen.findByText('更正已被撤回');
  await settled();
  expect(within(await list()).getAllByText(/88 分改为 91.5 分/)).toHaveLength(2);
});

test('a confirmed correction leaves the list', async () => {
  const { server } = open(progress({ corrections: [correction()] }));
  const without = progress({ corrections: [] });
  server.change({ [DECIDE]: without, [ONE]: without });
  await pressSoon('确认更正');
  await screen.findByText('已处理');
  expect(server.to(DECIDE).map(({ params, body }) => [params.id, body])).toEqual([[CORRECTION, { move: 'confirm' }]]);
  await waitFor(() => expect(screen.queryByRole('region', { name: '待确认的更正' })).toBeNull());
});

test('a group that did not load is asked for again; before the draw it has nobody', async () => {
  const server = serve({ [ONE]: unreachable });
  renderConsole(<GroupDetail examId="7" groupId="9" mayArrange />);
  await screen.findByText('小组没有加载出来');
  server.change({ [ONE]: progress({ people: [], group: { people: 0 } }) });
  press('重试');
  await screen.findByText('抽签以后，这里是每个签号的评分进度。');
  noButton('结束本组');
});

const SHEETS = 'POST /api/company/examGroups/:id/codeSheets';
const DECIDE_CHANGE = 'POST /api/company/examProposals/:id/moves';
const proposal = { id: '31', reason: '考官不足', proposedBy: '李四', proposedAt: '2027-03-06T02:00:00Z', mine: false };
const naming = { ...proposal, kind: 'name' as const, names: ['郑川'], sheets: 0, countsSheets: false };

test('another person confirms a change of judges and is shown the code; who asked can only take it back', async () => {
  const { server, unmount } = open(progress({ isUnderWay: true, proposals: [naming] }));
  const until = '2027-03-07T10:00:00Z';
  server.change({ [DECIDE_CHANGE]: { codes: [{ judgeId: '5', number: 6, name: '郑川', code: 'K7PX-29QM', until }] } });
  await screen.findByText('增加考官：郑川');
  press('确认变动');
  await screen.findByText('K7PX-29QM');
  expect(server.to(DECIDE_CHANGE).map(({ params, body }) => [params.id, body])).toEqual([['31', { move: 'confirm' }]]);
  unmount();
  const removing = { ...naming, kind: 'remove' as const, names: ['邵立'], sheets: 3, mine: true };
  open(progress({ isUnderWay: true, proposals: [removing] }));
  await screen.findByText('撤下考官：邵立，已封存的 3 份评分不计入');
  noButton('确认变动');
  screen.getByRole('button', { name: /^撤\s*回$/ });
});

test('codes stand until they are closed, whatever is read meanwhile, and are printed; where that fails they still stand', async () => {
  const saved = savedFiles();
  const until = '2027-03-07T10:00:00Z';
  const codeOf = (judgeId: string, name: string, code: string) => ({ judgeId, number: 1, name, code, until });
  const codes = [codeOf('5', '周远', 'K7PX-29QM'), codeOf('6', '林青', 'M2TT-88AB')];
  const { server } = open(progress({ proposals: [naming], group: { people: 0, done: 0, judges: [] }, people: [] }));
  server.change({ [DECIDE_CHANGE]: { codes }, [ONE]: progress({ group: { judges: [] } }), [SHEETS]: unreachable });
  await pressSoon('确认变动');
  await screen.findByRole('heading', { name: /3 号/ });
  const shown = await dialog();
  await within(shown).findByRole('img', { name: '周远 的进入二维码' });
  press('打印（每人一页）', shown);
  await screen.findByText('接口请求失败');
  await settled();
  expect(saved).toEqual([]);
  server.change({ [SHEETS]: fileAnswer() });
  press('打印（每人一页）', shown);
  await waitFor(() => expect(saved.map(({ name }) => name)).toEqual(['第2组考官进入码.pdf']));
  expect(server.to(SHEETS).at(-1)?.body.codes).toEqual(['K7PX-29QM', 'M2TT-88AB']);
  fireEvent.click(shown.closest('.ant-modal-wrap') ?? shown);
  within(shown).getByText('M2TT-88AB');
  press('已发给考官，关闭', shown);
  await waitFor(() => expect(screen.queryByText('K7PX-29QM')).toBeNull());
});
