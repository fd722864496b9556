import { act, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { press } from '#web/testing/antd.ts';
import { signIn } from '#web/testing/post-page.tsx';
import { renderConsole } from '#web/testing/render-page.tsx';
import { later } from '#web/testing/serve.ts';
import { LeaveDialog } from './leave-dialog.tsx';

function open(save = vi.fn(async () => true)) {
  const blocker = { state: 'blocked' as const, location: {} as never, reset: vi.fn(), proceed: vi.fn() };
  const discard = vi.fn();
  renderConsole(<LeaveDialog blocker={blocker} save={save} discard={discard} />);
  return { blocker, discard, save };
}

beforeEach(() => signIn.operator('content'));

test('what was written is saved before one goes', async () => {
  const saving = later<boolean>();
  const { blocker, discard } = open(vi.fn(() => saving.promise));
  press('保存并离开');
  expect(blocker.proceed).not.toHaveBeenCalled();
  await act(async () => saving.resolve(true));
  await waitFor(() => expect(blocker.proceed).toHaveBeenCalledOnce());
  expect([discard.mock.calls, blocker.reset.mock.calls]).toEqual([[], []]);
});

test('where it could not be saved one stays', async () => {
  const { blocker } = open(vi.fn(async () => false));
  press('保存并离开');
  await waitFor(() => expect(blocker.reset).toHaveBeenCalledOnce());
  expect(blocker.proceed).not.toHaveBeenCalled();
});

test('going without saving throws it away, and only that does', () => {
  const { blocker, discard, save } = open();
  press('不保存，离开');
  expect([discard.mock.calls.length, blocker.proceed.mock.calls.length, save.mock.calls.length]).toEqual([1, 1, 0]);
});

test('who stays loses nothing', () => {
  const { blocker, discard, save } = open();
  press('继续编辑');
  expect([blocker.reset.mock.calls.length, discard.mock.calls.length, save.mock.calls.length]).toEqual([1, 0, 0]);
});

test('nothing is asked while nothing is in the way', () => {
  const idle = { state: 'unblocked' as const, location: undefined, reset: undefined, proceed: undefined };
  renderConsole(<LeaveDialog blocker={idle} save={async () => true} discard={() => undefined} />);
  expect(screen.queryByText('有未保存的修改')).toBeNull();
});
