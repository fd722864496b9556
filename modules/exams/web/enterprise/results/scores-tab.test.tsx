import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { pressSoon } from '#web/testing/antd.ts';
import { signIn } from '#web/testing/post-page.tsx';
import { renderConsole } from '#web/testing/render-page.tsx';
import { refusal, serve, unreachable } from '#web/testing/serve.ts';
import { chooseFiles, holdUploads } from '#web/testing/uploads.ts';
import { ScoresTab } from './scores-tab.tsx';

const LIST = 'GET /api/company/exams/:id/scores';
const READ = 'POST /api/company/exams/:id/scoreFiles';
const ENTER = 'PUT /api/company/exams/:id/scores';
const MOVE = 'POST /api/company/exams/:id/scoreMoves';
const entry = (points: number | null, more = {}) => ({ mark: points === null ? 'absent' : 'score', points, ...more });
const person = (id: string, name: string, more = {}) => ({
  id,
  name,
  ticket: `270062${id}`,
  post: { code: '10204', title: '高中数学教师' },
  confirmed: null,
  waiting: null,
  ...more,
});
const counts = (more = {}) => ({ people: 3, confirmed: 1, waiting: 1, missing: 1, ...more });
const page = (more = {}) => ({
  counts: counts(),
  mayEnter: true,
  items: [
    person('1', '林知夏', { confirmed: entry(86.5), rank: 1 }),
    person('2', '宋时雨', { waiting: entry(59, { own: true }) }),
    person('3', '叶知秋', { confirmed: entry(null), rank: null }),
  ],
  ...more,
});
const row = (line: number, ticket: string, points: number | null, fault = '') => ({
  line,
  ticket,
  mark: points === null ? 'absent' : 'score',
  points,
  fault,
  name: '',
  note: '',
});

function open(answer: object = page(), at = '/exam/results?id=7') {
  const server = serve({ [LIST]: answer } as never);
  return { server, ...renderConsole(<ScoresTab examId="7" pass={60} />, at) };
}
const upload = async () => {
  const uploads = holdUploads();
  chooseFiles(await screen.findByRole('button', { name: /选择成绩表/ }), new File(['x'], '成绩.xlsx'));
  await waitFor(() => expect(uploads).toHaveLength(1));
  await uploads[0]?.answer(200, { id: '71', name: '成绩.xlsx', size: 1, url: '/f/71' });
};
const rowOf = async (name: string) => within((await screen.findByText(name)).closest('li') as HTMLElement);

beforeEach(() => signIn.recruiter());

test('scores stand with their decimals under each other; absent is no zero, and what waits says who entered it', async () => {
  open();
  (await rowOf('林知夏')).getByText('86.5');
  (await rowOf('宋时雨')).getByText(/待他人确认：59，由你登记/);
  (await rowOf('叶知秋')).getByText('缺考');
  fireEvent.mouseDown(screen.getByLabelText('范围'));
  await screen.findByText('待确认 1');
});

test('each post has its people by their points', async () => {
  open(page({ counts: counts({ people: 3 }) }));
  (await rowOf('林知夏')).getByText('86.5');
  const post = within(screen.getByRole('region', { name: '10204 高中数学教师' }));
  expect(post.getAllByRole('listitem')).toHaveLength(3);
});

test('by ticket all stand in one list, each with the post', async () => {
  open(page(), '/exam/results?id=7&sort=ticket');
  (await rowOf('林知夏')).getByText('10204 高中数学教师');
});

test('the scores of others are confirmed all at once; where that fails nothing is said to be', async () => {
  const { server } = open();
  server.change({ [MOVE]: () => refusal('ILLEGAL_MOVE', '没有可以由你确认的成绩') });
  const press = async () => fireEvent.click(await screen.findByRole('button', { name: /确认他人登记的成绩$/ }));
  await press();
  await screen.findByText('没有可以由你确认的成绩');
  await waitFor(() => expect(document.querySelector('.ant-btn-loading')).toBeNull());
  server.change({ [MOVE]: { done: 12 } });
  await press();
  await screen.findByText('已确认 12 个成绩');
  expect(server.to(MOVE)[1]?.body).toEqual({ move: 'confirm' });
});

test('scores that were entered after a confirmation are confirmed by another one', async () => {
  const { server } = open();
  server.change({ [MOVE]: { done: 12 } });
  const confirm = () => pressSoon('确认他人登记的成绩');
  await confirm();
  await screen.findByText('已确认 12 个成绩');
  server.change({ [MOVE]: { done: 3 } });
  await confirm();
  await screen.findByText('已确认 3 个成绩');
  const [first, second] = server.to(MOVE);
  expect(first?.body).toEqual(second?.body);
  expect(first?.headers.get('idempotency-key')).not.toBe(second?.headers.get('idempotency-key'));
});

test('a table is read, its faulty rows are named, and only the good ones are entered', async () => {
  const { server } = open(page({ counts: counts({ confirmed: 0, waiting: 0, missing: 3 }) }));
  server.change({
    [READ]: {
      rows: [
        { ...row(2, '2700621', 88), name: '林知夏', note: '表中是 88.0049999，按 2 位小数取 88' },
        row(3, '2700622', null),
        row(4, '999', null, '没有这个准考证号'),
      ],
    } as never,
  });
  await upload();
  await screen.findByText('没有这个准考证号');
  screen.getByText('表中是 88.0049999，按 2 位小数取 88');
  expect(server.to(ENTER)).toEqual([]);
  server.change({
    [ENTER]: { entered: 2, confirmed: 0, same: 0, faults: [{ ticket: '2700622', message: '已经确认' }] } as never,
  });
  fireEvent.click(screen.getByRole('button', { name: /^登记/ }));
  await screen.findByText('登记 2 个，与先登记的一致而确认 0 个，没有变化 0 个');
  expect(server.to(ENTER)[0]?.body.scores).toEqual([
    { ticket: '2700621', name: '林知夏', mark: 'score', points: 88 },
    { ticket: '2700622', name: '', mark: 'absent', points: null },
  ]);
  await screen.findByText('2700622：已经确认');
});

test('a table that could not be entered stays to be entered again; one that cannot be read leaves the list', async () => {
  const { server } = open(page({ counts: counts({ confirmed: 0, waiting: 0, missing: 3 }) }));
  server.change({ [READ]: () => refusal('INVALID_INPUT', '没有“准考证号”一列') });
  await upload();
  await screen.findByText('没有“准考证号”一列');
  server.change({ [READ]: { rows: [row(2, '2700629', 88)] } as never, [ENTER]: unreachable });
  await upload();
  fireEvent.click(await screen.findByRole('button', { name: /^登记/ }));
  await screen.findByText('接口请求失败');
  screen.getByText('2700629');
});

test('range, order and words stand in the address and are asked of the server', async () => {
  const { server, address } = open();
  await rowOf('林知夏');
  fireEvent.mouseDown(screen.getByRole('combobox', { name: '范围' }));
  fireEvent.click(await screen.findByText('没有成绩 1', { selector: '.ant-select-item-option-content' }));
  await waitFor(() => expect(address()).toContain('show=missing'));
  const field = screen.getByLabelText('姓名或准考证号');
  fireEvent.change(field, { target: { value: ' 林知夏 ' } });
  fireEvent.keyDown(field, { key: 'Enter', keyCode: 13 });
  await waitFor(() => expect(server.to(LIST).at(-1)?.query).toMatchObject({ show: 'missing', keyword: '林知夏' }));
});

test('who may not enter scores sees no way to; before the seats are drawn it says so', async () => {
  const first = open(page({ mayEnter: false }));
  await rowOf('林知夏');
  expect(screen.queryByRole('button', { name: /确认他人登记的成绩|导入成绩表/ })).toBeNull();
  first.unmount();
  open(page({ items: [], counts: counts({ people: 0, confirmed: 0, waiting: 0, missing: 0 }) }));
  await screen.findByText('座位抽出后，考生列在这里');
});
