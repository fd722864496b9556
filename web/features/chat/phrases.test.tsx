import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import type { OpenConversation } from '#contract/chat/chat.ts';
import { signIn } from '#web/testing/post-page.tsx';
import { renderPage } from '#web/testing/render-page.tsx';
import { later, refusal, type Sent, serve, unreachable } from '#web/testing/serve.ts';
import { Phrases } from './phrases.tsx';

const READ = 'GET /api/communicate/phrases';
const SAVE = 'PUT /api/communicate/phrases';
const about = { post: { title: '高中物理教师' }, company: { name: '深圳中学' } } as OpenConversation;
const own = ['您好，想了解“【职位】”', '请问【单位】有宿舍吗'];

function open(items: string[] | null = own, side: 'seeker' | 'company' = 'seeker') {
  const server = serve({ [READ]: { items }, [SAVE]: ({ body }: Sent) => ({ items: body.items }) });
  const [onChoose, onGreeting] = [vi.fn(), vi.fn()];
  return {
    server,
    onChoose,
    onGreeting,
    ...renderPage(<Phrases side={side} about={about} onChoose={onChoose} onGreeting={onGreeting} />),
  };
}
const shown = () =>
  within(screen.getByRole('group', { name: '常用语' }))
    .getAllByRole('button')
    .map((one) => one.title)
    .filter((title) => title !== '编辑常用语');
const edit = () => fireEvent.click(screen.getByRole('button', { name: '编辑常用语' }));
const field = () => screen.getByLabelText<HTMLTextAreaElement>(/^我的常用语/);
const write = (text: string) => fireEvent.change(field(), { target: { value: text } });
const save = () => fireEvent.click(screen.getByRole('button', { name: '保存常用语' }));

beforeEach(() => signIn.seeker());

test('one’s own phrases name the post and the school of this talk; the first is the greeting, once', async () => {
  const { onChoose, onGreeting } = open();
  await waitFor(() => expect(shown()).toEqual(['您好，想了解“高中物理教师”', '请问深圳中学有宿舍吗']));
  expect(onGreeting.mock.calls).toEqual([['您好，想了解“高中物理教师”']]);
  fireEvent.click(screen.getByRole('button', { name: /有宿舍吗/ }));
  expect(onChoose.mock.calls).toEqual([['请问深圳中学有宿舍吗']]);
});

test('the wheel of a mouse leads to the end of the line', async () => {
  open();
  const line = screen.getByRole('group', { name: '常用语' });
  fireEvent.wheel(line, { deltaY: 40 });
  expect(line.scrollLeft).toBe(40);
  fireEvent.wheel(line, { deltaX: 9, deltaY: 1 });
  expect(line.scrollLeft).toBe(40);
});

test('who has kept none is offered the usual ones of the own side, and greets with the first', async () => {
  const { onGreeting } = open(null);
  await waitFor(() => expect(onGreeting).toHaveBeenCalledOnce());
  expect(shown()).toContain('请问试讲怎么安排？');
  expect(shown()[0]).toContain('高中物理教师');
});

test('beside a delivery the usual ones of a seeker are past', async () => {
  serve({ [READ]: { items: null } });
  const talk = { ...about, delivery: { id: '1' } } as OpenConversation;
  renderPage(<Phrases side="seeker" about={talk} onChoose={() => undefined} />);
  await screen.findByRole('button', { name: '编辑常用语' });
  expect(shown()).toEqual([]);
});

test('who has thrown all away is offered none, and greeted by none', async () => {
  const { server, onGreeting } = open([]);
  await waitFor(() => expect(server.to(READ)).toHaveLength(1));
  await waitFor(() => expect(shown()).toEqual([]));
  expect(onGreeting).not.toHaveBeenCalled();
});

test('phrases are edited as they were written, one a line; blank and double lines are left out', async () => {
  const { server } = open();
  await waitFor(() => expect(shown()).toHaveLength(2));
  edit();
  expect(field().value).toBe(own.join('\n'));
  write('  第一句  \n\n第二句\n第一句\n');
  save();
  await screen.findByText('常用语已保存');
  expect(server.to(SAVE)[0]?.body).toEqual({ side: 'seeker', items: ['第一句', '第二句'] });
  await waitFor(() => expect(shown()).toEqual(['第一句', '第二句']));
});

test.each([
  ['too many', Array.from({ length: 21 }, (_, at) => `第${at}句`).join('\n'), '最多 20 句，现在 21 句'],
  ['one too long', `短句\n${'长'.repeat(201)}`, '“长长长长长长长长…”超过 200 字'],
])('%s are said while they are typed, and cannot be saved', async (_, text, said) => {
  const { server } = open();
  await waitFor(() => expect(shown()).toHaveLength(2));
  edit();
  write(text);
  expect(screen.getByRole('alert').textContent).toBe(said);
  save();
  expect(server.to(SAVE)).toEqual([]);
});

test.each([
  ['the network is gone', unreachable, '接口请求失败'],
  ['a word is refused', () => refusal('INVALID_INPUT', '常用语含有违规内容'), '常用语含有违规内容'],
])('where %s what was typed stays, and can be saved again', async (_, answer, said) => {
  const { server } = open();
  await waitFor(() => expect(shown()).toHaveLength(2));
  server.change({ [SAVE]: answer });
  edit();
  write('我自己的一句话');
  save();
  await screen.findByText(said);
  expect(field().value).toBe('我自己的一句话');
  server.change({ [SAVE]: { items: ['我自己的一句话'] } });
  save();
  await waitFor(() => expect(shown()).toEqual(['我自己的一句话']));
});

test('phrases that did not load are not edited: the usual ones would be saved over them', async () => {
  const server = serve({ [READ]: unreachable });
  const onGreeting = vi.fn();
  renderPage(<Phrases side="seeker" about={about} onChoose={() => undefined} onGreeting={onGreeting} />);
  await waitFor(() => expect(onGreeting).toHaveBeenCalledOnce());
  expect(server.to(READ)).toHaveLength(1);
  expect(shown()).toContain('请问试讲怎么安排？');
  expect(screen.queryByRole('button', { name: '编辑常用语' })).toBeNull();
});

test('an answer that comes after the talk was left greets nobody', async () => {
  const slow = later<{ items: string[] }>();
  serve({ [READ]: () => slow.promise });
  const onGreeting = vi.fn();
  const { unmount } = renderPage(<Phrases side="company" onChoose={() => undefined} onGreeting={onGreeting} />);
  unmount();
  slow.resolve({ items: own });
  // The answer is read in microtasks, which are over by then.
  await new Promise((read) => setTimeout(read));
  expect(onGreeting).not.toHaveBeenCalled();
});
