import { expect, test } from 'vitest';
import { confirm, useConfirm } from './confirm.ts';

const question = (text: string) => ({ title: '系统提示', text, confirmLabel: '确定', cancelLabel: '取消' });

test('the same question is one; another takes its place, and the first is answered no', async () => {
  const [first, same] = [confirm(question('要撤回吗？')), confirm(question('要撤回吗？'))];
  const second = confirm(question('登录状态已过期'));
  expect(await Promise.all([first, same])).toEqual([false, false]);
  expect(useConfirm.getState().asking?.text).toBe('登录状态已过期');
  useConfirm.getState().asking?.answer(true);
  expect([await second, useConfirm.getState().asking]).toEqual([true, null]);
});
