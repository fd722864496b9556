import { fireEvent, render } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { useEventListener } from './use-event-listener.ts';

function Listening({ onHear }: { onHear(type: string): void }) {
  useEventListener(['online', 'visibilitychange'], ({ type }) => onHear(type));
  return null;
}

test('the newest listener hears window and document, until the component is gone', () => {
  const [first, second] = [vi.fn(), vi.fn()];
  const { rerender, unmount } = render(<Listening onHear={first} />);
  rerender(<Listening onHear={second} />);
  fireEvent(window, new Event('online'));
  fireEvent(document, new Event('visibilitychange', { bubbles: true }));
  unmount();
  fireEvent(window, new Event('online'));
  fireEvent(document, new Event('visibilitychange', { bubbles: true }));
  expect(first).not.toHaveBeenCalled();
  expect(second.mock.calls).toEqual([['online'], ['visibilitychange']]);
});
