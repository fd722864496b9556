import { fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import type { HotWord } from '#contract/operators/moderation-lists.ts';
import { signIn } from '#web/testing/post-page.tsx';
import { renderConsole } from '#web/testing/render-page.tsx';
import { refusal, serve, unreachable } from '#web/testing/serve.ts';
import { HotWords, TryText } from './words-page.tsx';

const CREATE = 'POST /api/admin/hotWords';
const CHANGE = 'PUT /api/admin/hotWords/:id';
const REMOVE = 'DELETE /api/admin/words/:id';
const word = { id: '1', word: '编制教师', position: 1, active: true, searched: 1234, opened: 800 } satisfies HotWord;
const open = () =>
  renderConsole(
    <HotWords query={{ data: [word], isError: false, refetch: () => undefined }} line={(end) => end} />,
    '/admin/words',
  );
const put = (value: string) =>
  fireEvent.change(screen.getByLabelText('热门词', { selector: 'input' }), { target: { value } });
const press = async (text: string) => fireEvent.click((await screen.findAllByText(text)).at(-1) as HTMLElement);

/** The button, not the dialog's title. */
const add = async () => fireEvent.click((await screen.findAllByText('新增热门词'))[0] as HTMLElement);

beforeEach(() => signIn.operator());

test('an entry that was not saved keeps its form and key; the next entry with the same words is another one', async () => {
  const server = serve({ [CREATE]: unreachable });
  open();
  await add();
  put('特岗教师');
  await press('保存');
  await screen.findByText('接口请求失败');
  expect(screen.getByLabelText('热门词', { selector: 'input' })).toHaveProperty('value', '特岗教师');
  server.change({ [CREATE]: { id: '2' } as never });
  await press('保存');
  await screen.findByText('已保存，马上生效');
  await add();
  expect(screen.getByLabelText('热门词', { selector: 'input' })).toHaveProperty('value', '');
  put('特岗教师');
  await press('保存');
  await waitFor(() => expect(server.to(CREATE)).toHaveLength(3));
  const [first, again, another] = server.to(CREATE).map(({ headers }) => headers.get('idempotency-key'));
  expect([again === first, another === first]).toEqual([true, false]);
  expect(server.to(CREATE)[0]?.body).toEqual({ word: '特岗教师', position: 0, active: true });
});

test('an entry without its word is refused at the field', async () => {
  const server = serve({});
  open();
  await add();
  put('  ');
  await press('保存');
  await screen.findByText('请填写热门词');
  expect(server.sent).toEqual([]);
});

test('an entry is changed with what stands in it, and deleted only after a yes', async () => {
  const server = serve({
    [CHANGE]: { id: '1', word: '编制', position: 1, active: true },
    [REMOVE]: () => refusal('NOT_FOUND'),
  });
  open();
  await press('修改');
  expect(screen.getByLabelText('热门词', { selector: 'input' })).toHaveProperty('value', '编制教师');
  put('编制');
  await press('保存');
  await screen.findByText('已保存，马上生效');
  expect(server.to(CHANGE)[0]).toMatchObject({
    params: { id: '1' },
    body: { word: '编制', position: 1, active: true },
  });
  await press('修改');
  fireEvent.click(await screen.findByRole('button', { name: /^删\s*除$/ }));
  await screen.findAllByText('删除这个热门词？');
  expect(server.to(REMOVE)).toEqual([]);
  fireEvent.click(screen.getAllByRole('button', { name: /^删\s*除$/ }).at(-1) as HTMLElement);
  await screen.findByText('内容不存在或已被删除');
});

test('a word stands with how often it was searched and how many posts were opened', () => {
  open();
  expect(screen.getByTestId('hot-word').textContent).toContain('1,234800');
});

test('the words are put in the order of their searches, or moved one by one; only changed positions are written', async () => {
  const words = [
    { ...word, id: '1', word: '小学语文', position: 1, searched: 30 },
    { ...word, id: '2', word: '事业编制', position: 2, searched: 20 },
    { ...word, id: '3', word: '高中数学', position: 3, searched: 50 },
  ];
  const server = serve({ [CHANGE]: { id: '1', word: '小学语文', position: 1, active: true } });
  renderConsole(
    <HotWords query={{ data: words, isError: false, refetch: () => undefined }} line={(end) => end} />,
    '/admin/words',
  );
  const written = () => server.to(CHANGE).map(({ body }) => [body.word, body.position]);
  fireEvent.keyDown(screen.getByRole('button', { name: '移动事业编制' }), { key: 'ArrowUp', altKey: true });
  await waitFor(() =>
    expect(written()).toEqual([
      ['事业编制', 1],
      ['小学语文', 2],
    ]),
  );
  const sort = screen.getByRole('button', { name: '按搜索量排' });
  await waitFor(() => expect(sort).toHaveProperty('disabled', false));
  fireEvent.click(sort);
  await waitFor(() =>
    expect(written().slice(2)).toEqual([
      ['高中数学', 1],
      ['小学语文', 2],
      ['事业编制', 3],
    ]),
  );
});

test('a text is tried against the lists', async () => {
  const server = serve({
    'POST /api/admin/words/try': { findings: [{ level: 'review', words: ['内部', '名额'], note: '需核实' }] } as never,
  });
  const { user } = renderConsole(<TryText />);
  expect(screen.getByText('检查').closest('button')).toHaveProperty('disabled', true);
  fireEvent.change(screen.getByLabelText('要检查的文字'), { target: { value: '内部名额' } });
  await user.click(screen.getByText('检查'));
  await screen.findByText(/“内部”\+“名额”：/);
  server.change({ 'POST /api/admin/words/try': { findings: [] } as never });
  fireEvent.change(screen.getByLabelText('要检查的文字'), { target: { value: '数学教师' } });
  await user.click(screen.getByRole('button', { name: /检查$/ }));
  await screen.findByText('没有命中');
});
