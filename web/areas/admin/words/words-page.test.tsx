import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { signIn } from '#web/testing/post-page.tsx';
import { renderConsole } from '#web/testing/render-page.tsx';
import { later, refusal, serve, unreachable } from '#web/testing/serve.ts';
import { WordsPage } from './words-page.tsx';

const WORDS = 'GET /api/admin/words';
const REASONS = 'GET /api/admin/reviewReasons';
const word = { id: '1', word: '保过', level: 'refuse' as const, note: '虚假承诺', active: true };
const rule = { id: '2', words: ['培训', '贷款'], within: 20, level: 'review' as const, note: '', active: false };
const reason = {
  id: '3',
  queue: 'posts' as const,
  label: '信息不全',
  body: '请补充岗位职责',
  position: 1,
  active: true,
};

function open(tab: string) {
  const server = serve({ [WORDS]: { sensitive: [word], training: [rule] }, [REASONS]: { items: [reason] } });
  return { server, ...renderConsole(<WordsPage />, `/admin/words?tab=${tab}`) };
}
const dialog = () => within(screen.getByRole('dialog'));
const put = (label: string, value: string) => fireEvent.change(dialog().getByLabelText(label), { target: { value } });
const add = async (noun: string) =>
  fireEvent.click(await screen.findByRole('button', { name: new RegExp(`新增${noun}$`) }));
const save = () => fireEvent.click(dialog().getByRole('button', { name: /保\s*存$/ }));
const act = async (label: string) => {
  if (label === '删除') await act('修改');
  fireEvent.click(await screen.findByRole('button', { name: label === '删除' ? /^删\s*除$/ : label }));
};
const settled = () => waitFor(() => expect(document.querySelector('.ant-btn-loading')).toBeNull());
const choose = async (label: string, option: string) => {
  fireEvent.mouseDown(dialog().getByLabelText(label));
  fireEvent.click(await screen.findByText(option, { selector: '.ant-select-item-option-content' }));
};

beforeEach(() => signIn.operator('review'));

test('a sensitive word is added with what happens to a text; two presses are one, the list is read anew', async () => {
  const CREATE = 'POST /api/admin/sensitiveWords';
  const { server } = open('sensitive');
  const answer = later<typeof word>();
  server.change({ [CREATE]: () => answer.promise });
  await screen.findByText('保过');
  await add('敏感词');
  put('敏感词', '内部名额');
  put('备注', '需核实');
  await choose('处理方式', '禁止提交：提交不了，写的人当场看到原因');
  save();
  save();
  await waitFor(() => expect(server.to(CREATE)).toHaveLength(1));
  server.change({ [WORDS]: { sensitive: [word, { ...word, id: '9', word: '内部名额' }], training: [rule] } });
  answer.resolve({ ...word, id: '9', word: '内部名额' });
  await screen.findByText('已保存，马上生效');
  await screen.findByText('内部名额', { selector: 'td' });
  expect(server.to(CREATE).map(({ body }) => body)).toEqual([
    { word: '内部名额', level: 'refuse', note: '需核实', active: true },
  ]);
});

test('a word that stands already is refused with its reason, and the form keeps what was typed', async () => {
  const CREATE = 'POST /api/admin/sensitiveWords';
  const { server } = open('sensitive');
  server.change({ [CREATE]: () => refusal('CONFLICT', '这个词已经有了') });
  await add('敏感词');
  put('敏感词', '保过');
  save();
  await screen.findByText('这个词已经有了');
  await settled();
  expect(dialog().getByLabelText('敏感词')).toHaveProperty('value', '保过');
});

test.each([
  ['保', '敏感词至少 2 个字'],
  ['长'.repeat(31), '敏感词最多 30 个字'],
])('the word “%s” is refused at its field', async (given, said) => {
  const { server } = open('sensitive');
  await add('敏感词');
  put('敏感词', given);
  save();
  await screen.findByText(said);
  expect(server.sent.filter(({ key }) => key.startsWith('POST'))).toEqual([]);
});

test('a rule takes two to six words, entered one by one', async () => {
  const CREATE = 'POST /api/admin/trainingRules';
  const { server, user } = open('training');
  server.change({ [CREATE]: rule });
  await screen.findByText('“培训” + “贷款”');
  await add('规则');
  save();
  await screen.findByText('关键词至少 2 个');
  const field = dialog().getByLabelText('关键词，输入后回车');
  await user.type(field, '先学习{Enter}后就业{Enter}');
  put('相距不超过（字）', '30');
  save();
  await screen.findByText('已保存，马上生效');
  expect(server.to(CREATE)[0]?.body).toEqual({
    words: ['先学习', '后就业'],
    within: 30,
    level: 'review',
    note: '',
    active: true,
  });
});

test('a rule that is off is switched on with everything else as it was', async () => {
  const CHANGE = 'PUT /api/admin/trainingRules/:id';
  const { server } = open('training');
  server.change({ [CHANGE]: { ...rule, active: true } });
  await screen.findByText('停用');
  await act('修改');
  fireEvent.click(dialog().getByRole('switch', { name: '启用' }));
  save();
  await screen.findByText('已保存，马上生效');
  expect(server.to(CHANGE).map(({ params, body }) => [params, body])).toEqual([
    [{ id: '2' }, { words: ['培训', '贷款'], within: 20, level: 'review', note: '', active: true }],
  ]);
});

test('a form that was closed opens empty for the next entry, and filled for one that stands', async () => {
  open('sensitive');
  await screen.findByText('保过');
  await add('敏感词');
  put('敏感词', '半途而废');
  fireEvent.click(dialog().getByRole('button', { name: /取\s*消$/ }));
  await act('修改');
  expect(dialog().getByLabelText('敏感词')).toHaveProperty('value', '保过');
  fireEvent.click(dialog().getByRole('button', { name: /取\s*消$/ }));
  await add('敏感词');
  expect(dialog().getByLabelText('敏感词')).toHaveProperty('value', '');
});

test('a word is deleted only after a yes; where that fails it stands', async () => {
  const REMOVE = 'DELETE /api/admin/words/:id';
  const { server } = open('sensitive');
  server.change({ [REMOVE]: unreachable });
  await screen.findByText('保过');
  await act('删除');
  await screen.findAllByText('删除这个敏感词？');
  expect(server.to(REMOVE)).toEqual([]);
  fireEvent.click((await screen.findAllByRole('button', { name: /^删\s*除$/ })).at(-1) as HTMLElement);
  await screen.findByText('接口请求失败');
  screen.getByText('保过');
  expect(server.to(REMOVE)[0]?.params).toEqual({ id: '1' });
});

test('reasons are for reviewers: an editor of content has no such tab, and asks for none', async () => {
  signIn.operator('content');
  const { server } = open('reasons');
  await screen.findByText('热门搜索');
  await waitFor(() => expect(server.to(WORDS)).toHaveLength(1));
  expect(screen.queryByText('理由模板')).toBeNull();
  expect(server.to(REASONS)).toEqual([]);
});

test('a reviewer adds a reason to a queue', async () => {
  const CREATE = 'POST /api/admin/reviewReasons';
  const { server } = open('reasons');
  server.change({ [CREATE]: reason });
  await screen.findByText('请补充岗位职责');
  await add('模板');
  save();
  await screen.findAllByText(/^请填写/);
  expect(server.to(CREATE)).toEqual([]);
  put('名称', '薪资不符');
  put('对方看到的话', '请按实际填写薪资');
  await choose('队列', '职位');
  save();
  await screen.findByText('已保存，马上生效');
  expect(server.to(CREATE)[0]?.body).toEqual({
    queue: 'posts',
    label: '薪资不符',
    body: '请按实际填写薪资',
    position: 0,
    active: true,
  });
});

test('a reason is changed where it stands; one that was refused stays in the form', async () => {
  const CHANGE = 'PUT /api/admin/reviewReasons/:id';
  const { server } = open('reasons');
  server.change({ [CHANGE]: () => refusal('CONFLICT', '这个队列已有同名的模板') });
  await screen.findByText('请补充岗位职责');
  await act('修改');
  put('对方看到的话', '请补充岗位职责和薪资');
  save();
  await screen.findByText('这个队列已有同名的模板');
  await settled();
  expect(dialog().getByLabelText('对方看到的话')).toHaveProperty('value', '请补充岗位职责和薪资');
  server.change({ [CHANGE]: reason });
  save();
  await screen.findByText('已保存，马上生效');
  const { id, ...body } = reason;
  expect(server.to(CHANGE)[1]).toMatchObject({ params: { id }, body: { ...body, body: '请补充岗位职责和薪资' } });
});

test('a reason is deleted after a yes, and the list is read anew', async () => {
  const REMOVE = 'DELETE /api/admin/reviewReasons/:id';
  const { server } = open('reasons');
  await screen.findByText('请补充岗位职责');
  server.change({ [REMOVE]: null, [REASONS]: { items: [] } });
  await act('删除');
  await screen.findAllByText('删除这个模板？');
  fireEvent.click((await screen.findAllByRole('button', { name: /^删\s*除$/ })).at(-1) as HTMLElement);
  await screen.findByText('还没有模板');
  expect(server.to(REMOVE).map(({ params }) => params.id)).toEqual(['3']);
});

test('a word that is changed keeps what was not touched', async () => {
  const CHANGE = 'PUT /api/admin/sensitiveWords/:id';
  const { server } = open('sensitive');
  server.change({ [CHANGE]: word });
  await screen.findByText('保过');
  await act('修改');
  put('备注', '承诺包过');
  save();
  await screen.findByText('已保存，马上生效');
  expect(server.to(CHANGE)[0]).toMatchObject({
    params: { id: '1' },
    body: { word: '保过', level: 'refuse', note: '承诺包过', active: true },
  });
});
