import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { ApiError } from '#web/api/api-error.ts';
import { signIn } from '#web/testing/post-page.tsx';
import { renderConsole } from '#web/testing/render-page.tsx';
import { DetailDrawer } from '../detail-drawer.tsx';
import { ReasonDialog } from '../reason-dialog.tsx';
import { ConsoleList, type ListQuery } from './console-list.tsx';
import { FilterBar } from './filter-bar.tsx';
import type { Filter } from './filter-field.tsx';
import { anyDay, anyText, oneOf, timesOf, useListParams, viewOf } from './use-list-params.ts';

interface Item {
  id: string;
  name: string;
}
const items = (count: number): Item[] =>
  Array.from({ length: count }, (_, at) => ({ id: `${at + 1}`, name: `订单 ${at + 1}` }));
const loaded = (data: ListQuery<Item>['data']): ListQuery<Item> => ({ data, isError: false, refetch: () => undefined });

const filters: Filter[] = [
  { kind: 'search', name: 'keyword', label: '关键词', placeholder: '单号' },
  {
    kind: 'choice',
    name: 'status',
    label: '状态',
    placeholder: '全部状态',
    options: [{ value: 'paid', label: '已付款' }],
  },
  {
    kind: 'segments',
    name: 'kind',
    label: '种类',
    options: [
      { value: '', label: '全部' },
      { value: 'refund', label: '退款' },
    ],
  },
];

function List({ query }: { query: ListQuery<Item> }) {
  const list = useListParams(
    { keyword: anyText, status: oneOf(['paid', 'open']), kind: oneOf(['refund']), from: anyDay, to: anyDay },
    { tab: viewOf(['all', 'mine']) },
  );
  return (
    <>
      <p data-testid="read">{JSON.stringify({ ...list.values, ...list.view, page: list.page, id: list.id })}</p>
      <FilterBar
        filters={filters}
        values={list.values}
        onChange={list.show}
        onClear={list.isFiltered ? list.clear : undefined}
      />
      <ConsoleList
        label="订单"
        query={query}
        list={list}
        columns={[{ title: '单号', dataIndex: 'name' }]}
        unit="条"
        empty={list.isFiltered ? '没有符合条件的订单' : '还没有订单'}
      />
      <button type="button" onClick={() => list.show({ id: '3' })}>
        打开
      </button>
      <button type="button" onClick={() => list.show({ tab: 'mine' })}>
        我的
      </button>
    </>
  );
}
const open = (at = '/orders', query = loaded({ items: items(20), total: 45 })) =>
  renderConsole(<List query={query} />, at);
const read = () => JSON.parse(screen.getByTestId('read').textContent ?? '{}');

test.each([
  ['/orders', { tab: 'all', page: 1, id: null }],
  [
    '/orders?keyword=%20A1%20&status=paid&page=3&id=7&tab=mine',
    { keyword: 'A1', status: 'paid', tab: 'mine', page: 3, id: '7' },
  ],
  ['/orders?status=hacked&tab=none&page=-2', { tab: 'all', page: 1 }],
  ['/orders?page=2.7', { page: 2 }],
  ['/orders?page=99999', { page: 100 }],
  ['/orders?page=abc&from=2026-02-31&to=yesterday', { page: 1 }],
  ['/orders?from=2026-02-01', { from: '2026-02-01' }],
])('the address %s is read, and what cannot be meant is left out', (at, values) => {
  open(at);
  expect(read()).toMatchObject(values);
  expect(read().status).toBe('status' in values ? values.status : undefined);
});

test('a filter stands in the address and begins again at page 1, and is cleared with all the others', async () => {
  const { user, address } = open('/orders?page=3&tab=mine');
  fireEvent.change(screen.getByLabelText('关键词'), { target: { value: ' A1 ' } });
  await user.type(screen.getByLabelText('关键词'), '{Enter}');
  expect(address()).toBe('/orders?tab=mine&keyword=A1');
  await user.click(screen.getByText('退款'));
  expect(address()).toBe('/orders?tab=mine&keyword=A1&kind=refund');
  await user.click(screen.getByRole('button', { name: '清空' }));
  expect(address()).toBe('/orders?tab=mine');
  expect(screen.queryByRole('button', { name: '清空' })).toBeNull();
});

test('a choice is taken from its list', async () => {
  const { user, address } = open();
  await user.click(screen.getByLabelText('状态'));
  await user.click(await screen.findByText('已付款'));
  expect(address()).toBe('/orders?status=paid');
});

test('what is opened beside the list leaves the page where it is; another view does not', async () => {
  const { user, address } = open('/orders?page=2');
  await user.click(screen.getByRole('button', { name: '打开' }));
  expect(address()).toBe('/orders?page=2&id=3');
  await user.click(screen.getByRole('button', { name: '我的' }));
  expect(address()).toBe('/orders?id=3&tab=mine');
});

test('going back in the browser gives back what was shown', async () => {
  const { user, address, router } = open('/orders?page=2');
  await user.click(screen.getByText('退款'));
  expect(read()).toMatchObject({ kind: 'refund', page: 1 });
  await router.navigate(-1);
  await waitFor(() => expect(read()).toMatchObject({ page: 2 }));
  expect(address()).toBe('/orders?page=2');
});

test('pages are turned in the address, and the count is exact or marked as not', async () => {
  const { user, address, unmount } = open();
  screen.getByText('共 45 条');
  await user.click(screen.getByTitle('3'));
  expect(address()).toBe('/orders?page=3');
  unmount();
  open('/orders', loaded({ items: items(20), total: 1000, totalIsCapped: true }));
  screen.getByText('共 1000+ 条');
});

test('a list is on its way, failed with another try, or empty for a reason', async () => {
  const refetch = vi.fn();
  const waiting = open('/orders', { data: undefined, isError: false, refetch });
  expect(document.querySelector('[aria-busy=true], [role=status]')).not.toBeNull();
  waiting.unmount();
  const failed = open('/orders', { data: undefined, isError: true, refetch });
  screen.getByText('订单没有加载出来');
  await failed.user.click(screen.getByRole('button', { name: '重试' }));
  expect(refetch).toHaveBeenCalledOnce();
  failed.unmount();
  open('/orders', loaded({ items: [] })).unmount();
  open('/orders?status=paid', loaded([]));
  screen.getByText('没有符合条件的订单');
});

test('a list that nobody asked for yet is empty, not on its way', () => {
  open('/orders', { data: undefined, isError: false, fetchStatus: 'idle', refetch: () => undefined });
  screen.getByText('还没有订单');
});

test('rows that are no table are a list, with pages of their own', () => {
  renderConsole(
    <ConsoleList
      label="订单"
      query={loaded(items(2))}
      row={({ id, name }) => <li key={id}>{name}</li>}
      empty="还没有订单"
    />,
  );
  expect(screen.getByRole('list', { name: '订单' }).children).toHaveLength(2);
});

test('the days between two are whole, the last included', () => {
  const { from, to } = timesOf({ from: '2026-03-01', to: '2026-03-01' });
  expect(Date.parse(to ?? '') - Date.parse(from ?? '')).toBe(86_400_000);
  expect(timesOf({})).toEqual({ from: undefined, to: undefined });
});

function Drawer({
  query,
}: {
  query: { data: Item | undefined; isError: boolean; error: Error | null; refetch(): unknown };
}) {
  return (
    <DetailDrawer title="订单" width={400} id="3" query={query} failed="这个订单没有打开" onClose={() => undefined}>
      {({ name }) => <p>{name}</p>}
    </DetailDrawer>
  );
}

test('what is open beside a list is there, or failed with another try', async () => {
  const refetch = vi.fn();
  const first = renderConsole(
    <Drawer query={{ data: { id: '3', name: '订单 3' }, isError: false, error: null, refetch }} />,
  );
  await screen.findByText('订单 3');
  first.unmount();
  const { user } = renderConsole(
    <Drawer query={{ data: undefined, isError: true, error: new TypeError(), refetch }} />,
  );
  await screen.findByText('这个订单没有打开');
  screen.getByText('网络不通或服务暂时不可用，请稍后重试');
  await user.click(screen.getByRole('button', { name: '重试' }));
  expect(refetch).toHaveBeenCalledOnce();
});

test('what the server said stands where the content would', async () => {
  const error = new ApiError({ kind: 'status', status: 404, message: '没有找到这个订单', requestId: 'r1' });
  renderConsole(<Drawer query={{ data: undefined, isError: true, error, refetch: vi.fn() }} />);
  await screen.findByText('没有找到这个订单');
  screen.getByText('请求编号 r1');
});

test('an ended session leads to the sign-in page and back', async () => {
  signIn.recruiter();
  const error = new ApiError({ kind: 'status', status: 401, message: '登录状态已过期，请重新登录' });
  renderConsole(<Drawer query={{ data: undefined, isError: true, error, refetch: vi.fn() }} />, '/orders?page=2');
  const link = await screen.findByRole('link', { name: '重新登录' });
  expect(link.getAttribute('href')).toBe('/enterprise/login?redirect=%2Forders%3Fpage%3D2');
});

test('an action that needs words waits for enough of them, takes a template and sends by Ctrl + Enter', async () => {
  signIn.operator();
  const onDone = vi.fn();
  const templates = [{ id: '1', label: '资料不全', body: '请补充执照' }];
  const { user } = renderConsole(
    <ReasonDialog
      title="驳回"
      label="原因"
      minLength={4}
      templates={templates}
      busy={false}
      onDone={onDone}
      onClose={vi.fn()}
    />,
  );
  const field = await screen.findByLabelText('原因');
  fireEvent.change(field, { target: { value: ' 不行 ' } });
  expect(screen.getByText('确定').closest('button')).toHaveProperty('disabled', true);
  fireEvent.keyDown(field, { key: 'Enter', ctrlKey: true });
  expect(onDone).not.toHaveBeenCalled();
  await user.click(screen.getByRole('button', { name: '资料不全' }));
  fireEvent.keyDown(field, { key: 'Enter', ctrlKey: true });
  expect(onDone).toHaveBeenCalledWith('请补充执照');
});

test('on a phone a row stands by its name and acts, a number beside its heading, and what only a wide screen has is left out', () => {
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: query.includes('max-width: 639'),
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }));
  renderConsole(
    <ConsoleList<Item>
      label="订单"
      query={loaded(items(25))}
      columns={[
        { title: '时间', key: 'at', width: 90, render: () => '11-26' },
        { title: '单号', dataIndex: 'name' },
        { title: '金额', key: 'price', width: 90, align: 'right', render: () => '¥399' },
        { title: '方式', key: 'method', width: 90, responsive: ['xl'], render: () => '转账' },
        { title: '操作', key: 'actions', width: 90, render: () => <button type="button">查看</button> },
      ]}
      empty="没有订单"
    />,
    '/orders',
  );
  expect(screen.queryByRole('table')).toBeNull();
  const rows = within(screen.getByRole('list', { name: '订单' })).getAllByRole('listitem');
  expect(rows).toHaveLength(20);
  expect(rows[0]?.textContent).toBe('订单 1查看时间11-26金额¥399');
  fireEvent.click(screen.getByTitle('下一页').querySelector('button') as HTMLElement);
  expect(within(screen.getByRole('list', { name: '订单' })).getAllByRole('listitem')).toHaveLength(5);
  vi.unstubAllGlobals();
});

test('a search keeps the focus, so that what was typed can be mended', async () => {
  const { user } = renderConsole(<List query={loaded(items(1))} />);
  await user.type(screen.getByLabelText('关键词'), '语文{Enter}');
  await waitFor(() => expect(screen.getByTestId('read').textContent).toContain('"keyword":"语文"'));
  await user.keyboard('教师{Enter}');
  await waitFor(() => expect(screen.getByTestId('read').textContent).toContain('"keyword":"语文教师"'));
});
