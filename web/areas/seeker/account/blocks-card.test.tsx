import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { signIn } from '#web/testing/post-page.tsx';
import { renderPage } from '#web/testing/render-page.tsx';
import { later, refusal, serve, unreachable } from '#web/testing/serve.ts';
import { BlocksCard } from './blocks-card.tsx';

const FIND = 'GET /api/company/queryCompany';
const BLOCK = 'PUT /api/jobers/me/blocks/:companyId';
const UNBLOCK = 'DELETE /api/jobers/me/blocks/:companyId';
const company = (id: string, name: string) => ({ id, name, cityName: '深圳' });
const blocked = (id: string, name: string, group: string | null = null) => ({
  company: { id, name },
  group,
});

function open(blocks = [blocked('3', '深圳市实验学校')]) {
  const server = serve({ [FIND]: { items: [company('9', '深圳市第一中学')] } });
  return { server, ...renderPage(<BlocksCard blocks={blocks} />) };
}
const field = () => screen.getByLabelText<HTMLInputElement>('单位名称');
const search = (text: string) => {
  fireEvent.change(field(), { target: { value: text } });
  fireEvent.submit(field().closest('form') as HTMLFormElement);
};
const found = async () => within(await screen.findByRole('list', { name: '查找结果' }));
const own = () => within(screen.getByRole('list', { name: '已屏蔽的单位' }));

beforeEach(() => signIn.seeker());

test('a company is found by name and blocked with its campuses; the field is empty for the next', async () => {
  const { server, user } = open();
  search(' 一中 ');
  server.change({ [BLOCK]: blocked('9', '深圳市第一中学', '深圳市第一中学') });
  await user.click((await found()).getByRole('button', { name: '屏蔽' }));
  await screen.findByText('已屏蔽，对方搜不到你了');
  expect(server.to(FIND)[0]?.query.keyword).toBe('一中');
  expect(server.to(BLOCK)[0]).toMatchObject({ params: { companyId: '9' }, body: { withGroup: true } });
  expect(
    own()
      .getAllByRole('link')
      .map(({ textContent }) => textContent),
  ).toEqual(['深圳市第一中学', '深圳市实验学校']);
  own().getByText('连同名称以“深圳市第一中学”开头的单位');
  expect(field().value).toBe('');
  expect(screen.queryByRole('list', { name: '查找结果' })).toBeNull();
});

test('one school alone is blocked where its group is left out', async () => {
  const { server, user } = open([]);
  await user.click(screen.getByRole('checkbox', { name: '连同它的集团或各校区' }));
  search('一中');
  server.change({ [BLOCK]: blocked('9', '深圳市第一中学') });
  await user.click((await found()).getByRole('button', { name: '屏蔽' }));
  await screen.findByText('已屏蔽，对方搜不到你了');
  expect(server.to(BLOCK)[0]?.body).toEqual({ withGroup: false });
});

test.each([
  ['', '请填写单位名称'],
  [' 中 ', '单位名称至少 2 个字'],
])('"%s" is not searched, and the field says why until it is changed', (text, said) => {
  const { server } = open();
  search(text);
  screen.getByText(said);
  expect(server.to(FIND)).toEqual([]);
  fireEvent.change(field(), { target: { value: '一中' } });
  expect(screen.queryByText(said)).toBeNull();
});

test('an answer for an earlier name does not come over that of a later one', async () => {
  const first = later<{ items: ReturnType<typeof company>[] }>();
  const { server } = open();
  server.change({ [FIND]: () => first.promise });
  search('二中');
  server.change({ [FIND]: { items: [company('9', '深圳市第一中学')] } });
  search('一中');
  (await found()).getByText('深圳市第一中学', { exact: false });
  await act(async () => first.resolve({ items: [company('8', '深圳市第二中学')] }));
  (await found()).getByText('深圳市第一中学', { exact: false });
  expect(screen.queryByText('深圳市第二中学', { exact: false })).toBeNull();
});

test('nothing found is said; a search that failed leaves what was typed', async () => {
  const { server } = open();
  server.change({ [FIND]: { items: [] } });
  search('无名学校');
  await screen.findByText('没有这个名称的单位，换个写法试试');
  server.change({ [FIND]: unreachable });
  search('无名学校二');
  await screen.findByText('接口请求失败');
  expect(field().value).toBe('无名学校二');
});

test('what could not be blocked or unblocked stays where it was', async () => {
  const { server, user } = open();
  server.change({ [BLOCK]: () => refusal('CONFLICT', '最多屏蔽 50 家单位'), [UNBLOCK]: unreachable });
  search('一中');
  await user.click((await found()).getByRole('button', { name: '屏蔽' }));
  await screen.findByText('最多屏蔽 50 家单位');
  (await found()).getByRole('button', { name: '屏蔽' });
  await user.click(own().getByRole('button', { name: '取消屏蔽' }));
  await screen.findByText('接口请求失败');
  own().getByText('深圳市实验学校');
  server.change({ [UNBLOCK]: null });
  await user.click(own().getByRole('button', { name: '取消屏蔽' }));
  await waitFor(() => expect(screen.queryByRole('list', { name: '已屏蔽的单位' })).toBeNull());
  expect(server.to(UNBLOCK).map(({ params }) => params.companyId)).toEqual(['3', '3']);
});
