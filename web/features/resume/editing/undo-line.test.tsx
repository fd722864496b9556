import { act, fireEvent, screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { renderPage } from '#web/testing/render-page.tsx';
import { serve } from '#web/testing/serve.ts';
import { UndoLine } from '../section-card.tsx';

const LONG = '在'.repeat(300);

function open(what = '华南师范大学') {
  serve({});
  const [onUndo, onGone] = [vi.fn(), vi.fn()];
  const page = renderPage(
    <>
      <input aria-label="other" />
      <UndoLine what={what} onUndo={onUndo} onGone={onGone} />
    </>,
  );
  return { onUndo, onGone, ...page };
}
const undoKey = (target: Element | Document, more: object = { ctrlKey: true }) =>
  fireEvent.keyDown(target, { key: 'z', ...more });

beforeEach(() => vi.useFakeTimers());

test('what was removed is named and can be had back by the button', () => {
  const { onUndo } = open();
  screen.getByText('已删除“华南师范大学”');
  fireEvent.click(screen.getByRole('button', { name: '撤销' }));
  expect(onUndo).toHaveBeenCalledOnce();
});

test('Ctrl + Z or ⌘ Z brings it back, also as a capital', () => {
  const { onUndo } = open();
  undoKey(document.body);
  undoKey(document.body, { metaKey: true });
  fireEvent.keyDown(document.body, { key: 'Z', ctrlKey: true });
  expect(onUndo).toHaveBeenCalledTimes(3);
});

test('in a field Ctrl + Z belongs to the words of the field, and z alone to nobody', () => {
  const { onUndo } = open();
  undoKey(screen.getByLabelText('other'));
  undoKey(document.body, {});
  expect(onUndo).not.toHaveBeenCalled();
});

test('it goes by itself after a while, once, and does not when it was left before', async () => {
  const { onGone, unmount } = open();
  await act(() => vi.advanceTimersByTimeAsync(19_900));
  expect(onGone).not.toHaveBeenCalled();
  await act(() => vi.advanceTimersByTimeAsync(200));
  expect(onGone).toHaveBeenCalledOnce();
  unmount();
  const second = open(LONG);
  second.unmount();
  await act(() => vi.advanceTimersByTimeAsync(30_000));
  expect(second.onGone).not.toHaveBeenCalled();
  undoKey(document.body);
  expect(second.onUndo).not.toHaveBeenCalled();
});
