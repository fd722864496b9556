import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { button } from '#web/testing/antd.ts';
import { renderConsole } from '#web/testing/render-page.tsx';
import { StateTabs } from '../page-head.tsx';
import { ReasonDialog } from '../reason-dialog.tsx';

const templates = [{ id: '1', label: '资料不全', body: '请补充办学许可证' }];
function open(more: Partial<React.ComponentProps<typeof ReasonDialog>> = {}) {
  const onDone = vi.fn();
  const onClose = vi.fn();
  const props = { title: '驳回认证', label: '原因', busy: false, onDone, onClose, ...more };
  return { onDone, onClose, ...renderConsole(<ReasonDialog {...props} />) };
}
const field = () => screen.findByLabelText<HTMLTextAreaElement>('原因');
const send = (keys: object) => async () => fireEvent.keyDown(await field(), { key: 'Enter', ...keys });

test('what is sent is the words without the blanks around them; blanks alone are none', async () => {
  const { user, onDone } = open({ okText: '驳回' });
  await user.type(await field(), '   ');
  expect(button('驳回').disabled).toBe(true);
  await user.type(await field(), '资质过期 ');
  await user.click(button('驳回'));
  expect(onDone.mock.calls).toEqual([['资质过期']]);
});

test('Enter begins a line, Ctrl or ⌘ with it sends, and neither does while it is on its way', async () => {
  const { user, onDone, unmount } = open();
  await user.type(await field(), '资质过期');
  await send({})();
  expect(onDone).not.toHaveBeenCalled();
  await send({ ctrlKey: true })();
  await send({ metaKey: true })();
  expect(onDone).toHaveBeenCalledTimes(2);
  unmount();
  const busy = open({ busy: true });
  fireEvent.change(await field(), { target: { value: '资质过期' } });
  await send({ ctrlKey: true })();
  expect(busy.onDone).not.toHaveBeenCalled();
});

test('a template is a beginning that can be changed', async () => {
  const { user, onDone } = open({ templates, minLength: 5 });
  await user.click(await screen.findByRole('button', { name: '资料不全' }));
  expect((await field()).value).toBe('请补充办学许可证');
  await user.type(await field(), '原件');
  await user.click(button('确定'));
  expect(onDone).toHaveBeenCalledWith('请补充办学许可证原件');
});

test('返回 sends nothing', async () => {
  const { user, onDone, onClose } = open();
  await user.type(await field(), '资质过期');
  await user.click(button('返回'));
  expect([onDone.mock.calls.length, onClose.mock.calls.length]).toEqual([0, 1]);
});

test('the arrow keys turn tabs round their ends and take the focus along; a tab without a number has none', async () => {
  const onChange = vi.fn();
  const tabs = [
    { key: 'pending', label: '待审核', n: 3 },
    { key: 'passed', label: '已通过', n: 0 },
    { key: 'all', label: '全部' },
  ];
  renderConsole(<StateTabs label="状态" tabs={tabs} active="pending" onChange={onChange} />);
  const all = await screen.findAllByRole('tab');
  expect(all.map((one) => [one.textContent?.trim(), one.tabIndex])).toEqual([
    ['待审核 3', 0],
    ['已通过 0', -1],
    ['全部', -1],
  ]);
  all[0]?.focus();
  fireEvent.keyDown(all[0] as HTMLElement, { key: 'ArrowLeft' });
  expect(document.activeElement).toBe(all[2]);
  fireEvent.keyDown(all[0] as HTMLElement, { key: 'ArrowRight' });
  fireEvent.keyDown(all[0] as HTMLElement, { key: 'Home' });
  await waitFor(() => expect(onChange.mock.calls).toEqual([['all'], ['passed']]));
});
