import { screen, waitFor, within } from '@testing-library/react';
import { useState } from 'react';
import { beforeEach, expect, test } from 'vitest';
import type { PostDraftForm } from '#contract/posts/post-fields.ts';
import { button, dialog, field, fill, noButton, pick, press, pressSoon, settled } from '#web/testing/antd.ts';
import { signIn } from '#web/testing/post-page.tsx';
import { renderConsole } from '#web/testing/render-page.tsx';
import { refusal, serve, unreachable } from '#web/testing/serve.ts';
import { PostFormContext } from '../form-parts.tsx';
import { OwnTemplates } from '../step-post.tsx';

const LIST = 'GET /api/company/postTemplates';
const SAVE = 'POST /api/company/postTemplates';
const DROP = 'DELETE /api/company/postTemplates/:id';

const physics = { id: '1', name: '物理教师模板', form: { title: '高中物理教师', description: '教高中物理。' } };
const maths = { id: '2', name: '数学教师模板', form: { title: '高中数学教师' } };

function open(first: PostDraftForm, templates: object[] = [physics, maths]) {
  const server = serve({ [LIST]: templates as never });
  function Page() {
    const [form, setForm] = useState(first);
    return (
      <PostFormContext value={{ form, change: (patch) => setForm({ ...form, ...patch }), errors: {} }}>
        <OwnTemplates />
        <output aria-label="表单">{JSON.stringify(form)}</output>
      </PostFormContext>
    );
  }
  return { server, ...renderConsole(<Page />) };
}
const written = (): PostDraftForm => JSON.parse(screen.getByRole('status', { name: '表单' }).textContent ?? '');

beforeEach(() => signIn.recruiter());

test('an empty post is begun from a template without a question', async () => {
  open({ headcount: 3 });
  await pressSoon('从本单位的模板开始');
  await pick('物理教师模板');
  await waitFor(() => expect(written()).toEqual({ headcount: 3, ...physics.form }));
  expect(screen.queryByText(/替换？/)).toBeNull();
});

test('what is written is replaced after a yes only', async () => {
  open({ title: '高中化学教师', description: '写了一个小时的描述。' });
  await pressSoon('从本单位的模板开始');
  await pick('物理教师模板');
  await screen.findAllByText('用模板“物理教师模板”替换？');
  press('保留现在的');
  expect(written().description).toBe('写了一个小时的描述。');
  press('从本单位的模板开始');
  await pick('数学教师模板');
  await screen.findAllByText('用模板“数学教师模板”替换？');
  press('替换', (await screen.findAllByRole('dialog')).at(-1));
  await waitFor(() => expect(written()).toEqual({ title: '高中数学教师', description: '写了一个小时的描述。' }));
});

test('a post without a title is not kept as a template; a school without templates has none to begin from', async () => {
  const { server } = open({ description: '还没有题目' }, []);
  await waitFor(() => expect(server.to(LIST)).toHaveLength(1));
  await settled();
  noButton('存为模板');
  noButton('从本单位的模板开始');
});

test('a template that was not kept keeps its name in the dialog, and is the same one when it is sent again', async () => {
  const { server } = open({ title: '高中化学教师' });
  server.change({ [SAVE]: unreachable });
  await pressSoon('存为模板');
  const form = await dialog();
  fill('模板名称', '', form);
  press('存为模板', form);
  await within(form).findByText('请填写模板名称');
  expect(server.to(SAVE)).toEqual([]);
  fill('模板名称', '化学（通用）', form);
  await pressSoon('存为模板', form);
  await screen.findByText('接口请求失败');
  await settled();
  expect(field('模板名称', form).value).toBe('化学（通用）');
  server.change({ [SAVE]: [] });
  press('存为模板', form);
  await screen.findByText('已存为模板');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  const [lost, again] = server.to(SAVE);
  expect(again?.body).toEqual({ name: '化学（通用）', form: { title: '高中化学教师' } });
  expect(again?.headers.get('idempotency-key')).toBe(lost?.headers.get('idempotency-key'));
});

test('a long title is a name that may be kept as it stands', async () => {
  const { server } = open({ title: '高中物理教师'.repeat(10) });
  server.change({ [SAVE]: [] });
  await pressSoon('存为模板');
  press('存为模板', await dialog());
  await screen.findByText('已存为模板');
  expect(server.to(SAVE)[0]?.body.name).toBe('高中物理教师'.repeat(5));
});

test('a template goes after a question; where it could not, it stands', async () => {
  const { server } = open({ title: '高中化学教师' });
  server.change({ [DROP]: () => refusal('UNAVAILABLE') });
  await pressSoon('存为模板');
  const form = await dialog();
  const sure = async () => {
    await pressSoon('删除模板物理教师模板', form);
    await screen.findByText('删除模板“物理教师模板”？');
    press('删除', screen.getByRole('tooltip'));
  };
  await sure();
  await waitFor(() => expect(server.to(DROP)).toHaveLength(1));
  await screen.findByText('服务暂时不可用，请稍后再试');
  button('删除模板物理教师模板', form);
  server.change({ [DROP]: [], [LIST]: [maths] });
  await sure();
  await waitFor(() => noButton('删除模板物理教师模板', form));
  button('删除模板数学教师模板', form);
  expect(server.to(DROP).map(({ params }) => params.id)).toEqual(['1', '1']);
});
