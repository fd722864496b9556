import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { dialog, field, fill, noButton, press, pressSoon } from '#web/testing/antd.ts';
import { signIn } from '#web/testing/post-page.tsx';
import { renderConsole } from '#web/testing/render-page.tsx';
import { refusal, serve, unreachable } from '#web/testing/serve.ts';
import { ReplyForm } from './reply-form.tsx';

const LIST = 'GET /api/company/replyTemplates';
const ADD = 'POST /api/company/replyTemplates';
const CHANGE = 'PUT /api/company/replyTemplates/:id';
const DROP = 'DELETE /api/company/replyTemplates/:id';
const WORDS = '不合适的原因';
const template = (id: string, name: string, text: string) => ({ id, move: 'reject' as const, name, text });
const two = [template('1', '已招满', '本岗位已招满。'), template('2', '缺证', '需要教师资格证。')];

async function open(templates = two) {
  const server = serve({ [LIST]: templates });
  const onSend = vi.fn();
  renderConsole(
    <ReplyForm title="答复 赵一" okText="标为不合适" pending={false} onSend={onSend} onClose={() => undefined} />,
  );
  const form = await dialog();
  if (templates.length > 0) await within(form).findByText('本岗位已招满。');
  return { server, onSend, form };
}

beforeEach(() => signIn.recruiter());

test('a template is the reply as it stands; blanks around are not sent, and nothing at all may be', async () => {
  const { onSend, form } = await open();
  fireEvent.click(within(form).getByText('需要教师资格证。'));
  press('标为不合适', form);
  fill(WORDS, '  欢迎明年再投 ', form);
  press('标为不合适', form);
  fill(WORDS, '   ', form);
  press('标为不合适', form);
  expect(onSend.mock.calls).toEqual([['需要教师资格证。'], ['欢迎明年再投'], [undefined]]);
});

test('a template is changed in place; who begins from another one meanwhile does not write over the first', async () => {
  const { server, form } = await open();
  server.change({ [CHANGE]: two[0], [ADD]: two[0] });
  press('修改模板：已招满', form);
  fill(WORDS, '本岗位已招满，感谢。', form);
  await pressSoon('保存对模板的修改', form);
  await waitFor(() => expect(server.to(CHANGE)).toHaveLength(1));
  expect(server.to(CHANGE)[0]).toMatchObject({
    params: { id: '1' },
    body: { move: 'reject', name: '已招满', text: '本岗位已招满，感谢。' },
  });
  press('修改模板：已招满', form);
  fireEvent.click(within(form).getByText('需要教师资格证。'));
  fill(WORDS, '需要高中教师资格证。', form);
  noButton('保存对模板的修改', form);
  await pressSoon('存为答复模板', form);
  await waitFor(() => expect(server.to(ADD)).toHaveLength(1));
  expect(server.to(CHANGE)).toHaveLength(1);
});

test('a new template has its first words as its name; where it was not kept, it is the same one the next time', async () => {
  const { server, form } = await open();
  server.change({ [ADD]: unreachable });
  fill(WORDS, '感谢您投递我校高中物理教师岗位，本岗位已招满', form);
  await pressSoon('存为答复模板', form);
  await screen.findByText('接口请求失败');
  expect(field(WORDS, form).value).toBe('感谢您投递我校高中物理教师岗位，本岗位已招满');
  server.change({ [ADD]: () => refusal('CONFLICT', '已有同名模板') });
  await pressSoon('存为答复模板', form);
  await screen.findByText('已有同名模板');
  const [first, again] = server.to(ADD);
  expect(first?.body.name).toBe('感谢您投递我校高中物理教');
  expect(again?.headers.get('idempotency-key')).toBe(first?.headers.get('idempotency-key'));
});

test('a template goes after a question', async () => {
  const { server, form } = await open();
  server.change({ [DROP]: null });
  press('删除模板：缺证', form);
  await screen.findByText('删除这个模板？');
  expect(server.to(DROP)).toEqual([]);
  server.change({ [LIST]: [two[0] as (typeof two)[0]] });
  await pressSoon('删除');
  await waitFor(() => expect(within(form).queryByText('需要教师资格证。')).toBeNull());
  expect(server.to(DROP).map(({ params }) => params.id)).toEqual(['2']);
});

test('a school without templates is offered some, of which none can be changed or taken away', async () => {
  const { form, onSend } = await open([]);
  const [, second] = within(form).getAllByRole('listitem');
  fireEvent.click(within(second as HTMLElement).getByRole('button'));
  press('标为不合适', form);
  expect(onSend.mock.calls[0]?.[0]).toMatch(/教学经验/);
  expect(within(form).queryByRole('button', { name: /^修改模板/ })).toBeNull();
});
