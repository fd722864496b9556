import { screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { renderConsole } from '#web/testing/render-page.tsx';
import { ConsoleList } from './console-list.tsx';
import { actsColumn, RowActs, RowName } from './row-parts.tsx';

interface Row {
  id: string;
  name: string;
}
const rows: Row[] = [
  { id: '1', name: '订单一' },
  { id: '2', name: '订单二' },
];

function open(items = rows) {
  const acts = { open: vi.fn(), pay: vi.fn(), drop: vi.fn(() => Promise.resolve()) };
  const page = renderConsole(
    <ConsoleList<Row>
      label="订单"
      query={{ data: items, isError: false, refetch: () => undefined }}
      onOpen={({ id }) => acts.open(id)}
      columns={[
        {
          title: '单号',
          key: 'name',
          render: (_, { id, name }) => <RowName name={name} onOpen={() => acts.open(id)} />,
        },
        { title: '说明', key: 'about', render: () => '没有付款' },
        actsColumn<Row>(120, ({ name }) => (
          <RowActs
            of={name}
            main={{ label: '付款', onAct: acts.pay }}
            more={[{ label: '作废', danger: true, ask: { title: '作废这张订单？' }, onAct: acts.drop }]}
          />
        )),
      ]}
      empty="还没有订单"
    />,
  );
  return { ...page, acts };
}

test('a press anywhere on a row opens it, but not one on its acts', async () => {
  const { user, acts } = open();
  await user.click(screen.getAllByText('没有付款')[1] as HTMLElement);
  expect(acts.open.mock.calls).toEqual([['2']]);
  await user.click(screen.getAllByRole('button', { name: '付款' })[0] as HTMLElement);
  expect([acts.open.mock.calls.length, acts.pay.mock.calls.length]).toEqual([1, 1]);
  await user.click(screen.getByRole('button', { name: '订单一' }));
  expect(acts.open.mock.calls).toEqual([['2'], ['1']]);
});

test('what destroys stands in the menu and asks first; neither opens the row', async () => {
  const { user, acts } = open();
  await user.click(screen.getByRole('button', { name: '订单一 更多操作' }));
  await user.click(await screen.findByRole('menuitem', { name: '作废' }));
  await screen.findAllByText('作废这张订单？');
  expect(acts.drop).not.toHaveBeenCalled();
  await user.click((await screen.findAllByRole('button', { name: '作废' })).at(-1) as HTMLElement);
  await waitFor(() => expect(acts.drop).toHaveBeenCalledTimes(1));
  expect(acts.open).not.toHaveBeenCalled();
});

test('over nothing stands no head', () => {
  open([]);
  screen.getByText('还没有订单');
  expect(screen.queryByText('单号')).toBeNull();
});

test('an act that rows are gone through for is seen before its row is pointed at', () => {
  renderConsole(
    <>
      <RowActs of="第 1 行" main={{ label: '修改', shown: true }} />
      <RowActs of="第 2 行" main={{ label: '付款' }} />
    </>,
  );
  expect(screen.getAllByRole('button').map(({ classList }) => classList.contains('row-act'))).toEqual([false, true]);
});
