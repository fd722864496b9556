import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import dayjs from 'dayjs';
import { beforeEach, expect, test } from 'vitest';
import { signIn } from '#web/testing/post-page.tsx';
import { renderConsole } from '#web/testing/render-page.tsx';
import { type Answers, type Sent, serve, unreachable } from '#web/testing/serve.ts';
import { LegalTextsPage } from './legal-page.tsx';

const READ = 'GET /api/legal/:name';
const ADD = 'POST /api/legal/:name/versions';
const current = {
  privacy: '## 我们收集的信息\n注册时收集手机号和姓名，用于登录和联系。',
  agreement: '## 服务内容\n本站为教育行业提供招聘信息服务，免费供个人使用。',
};

beforeEach(() => signIn.operator('super'));

function open(more: Answers = {}) {
  const server = serve({
    [READ]: ({ params }: Sent) => ({
      text: current[params.name as 'privacy'],
      versions: [{ version: '2026-01-01', current: true }],
    }),
    ...more,
  });
  return { server, ...renderConsole(<LegalTextsPage />) };
}
const region = (name = '隐私政策') => screen.getByLabelText(name, { selector: '[role=tabpanel]' });
const panel = (name?: string) => within(region(name));
const text = (name?: string) => panel(name).findByLabelText<HTMLTextAreaElement>('正文');
const type = async (value: string) => fireEvent.change(await text(), { target: { value } });
const publish = () => panel().getByText('发布新版').closest('button') as HTMLButtonElement;
function chooseDay(value: string) {
  const day = panel().getByLabelText('新版生效日期');
  fireEvent.mouseDown(day);
  fireEvent.change(day, { target: { value } });
  fireEvent.keyDown(day, { key: 'Enter', code: 'Enter', keyCode: 13 });
}
const next = dayjs().add(30, 'day').format('YYYY-MM-DD');
const revised = `${current.privacy}\n我们不向第三方提供这些信息。`;

test('a text that was not changed cannot be published; a changed one is shown as its readers will see it', async () => {
  open();
  expect((await text()).value).toBe(current.privacy);
  expect(publish()).toHaveProperty('disabled', true);
  await type(revised);
  await waitFor(() => expect(publish()).toHaveProperty('disabled', false));
  await type(`${current.privacy}\n`);
  await waitFor(() => expect(publish()).toHaveProperty('disabled', true));
  await type(revised);
  const preview = within(panel().getByRole('region', { name: '读者看到的样子' }));
  await preview.findByText('我们不向第三方提供这些信息。');
});

test('a revision needs its day, is asked for once more, and stays where the call failed', async () => {
  const { server, user } = open();
  server.change({ [ADD]: unreachable });
  await type(revised);
  await user.click(publish());
  await screen.findByText('请选择生效日期');
  chooseDay(next);
  await user.click(publish());
  const question = async () =>
    within((await screen.findAllByText('发布隐私政策新版？'))[0]?.closest('[role=dialog]') as HTMLElement);
  const asked = await question();
  asked.getByText(new RegExp(`自 ${next} 起生效`));
  await user.click(asked.getByRole('button', { name: '取消' }));
  await waitFor(() => expect(screen.queryByText('发布隐私政策新版？')).toBeNull());
  expect(server.to(ADD)).toEqual([]);
  await user.click(publish());
  await user.click((await question()).getByRole('button', { name: '确定' }));
  await screen.findByText('接口请求失败');
  await waitFor(() => expect(publish().className).not.toContain('loading'));
  expect((await text()).value).toBe(revised);
  server.change({ [ADD]: undefined });
  await user.click(publish());
  await user.click((await question()).getByRole('button', { name: '确定' }));
  await screen.findByText('已发布');
  expect(server.to(ADD).map(({ params, body }) => [params.name, body])).toEqual(
    Array(2).fill(['privacy', { version: next, text: revised }]),
  );
});

test('a text under revision stands while the other one is looked at', async () => {
  const { user } = open();
  await type(revised);
  await user.click(screen.getByRole('tab', { name: '用户服务协议' }));
  expect((await text('用户服务协议')).value).toBe(current.agreement);
  expect([region().hidden, region('用户服务协议').hidden]).toEqual([true, false]);
  await user.click(screen.getByRole('tab', { name: '隐私政策' }));
  expect((await text()).value).toBe(revised);
});

test('a text that was not loaded is not edited as an empty one', async () => {
  const { server, user } = open({ [READ]: unreachable });
  await screen.findByText('隐私政策没有加载出来');
  expect(panel().queryByRole('textbox')).toBeNull();
  server.change({ [READ]: { text: current.privacy } });
  await user.click(panel().getByRole('button', { name: '重试' }));
  expect((await text()).value).toBe(current.privacy);
});
