import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { OVERLAY_LINGER_MS, overlayFor, STOP_AFTER_MS, useOverlay } from './overlay.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const isOffered = () => useOverlay.getState().stop !== null;

test('what takes longer than three seconds can be called off, and the offer goes with it', () => {
  const stop = vi.fn();
  const done = overlayFor('/api/company/boxExport', stop);
  vi.advanceTimersByTime(STOP_AFTER_MS - 1);
  expect(isOffered()).toBe(false);
  vi.advanceTimersByTime(1);
  useOverlay.getState().stop?.();
  expect(stop).toHaveBeenCalledOnce();
  done();
  expect(isOffered()).toBe(false);
  vi.advanceTimersByTime(OVERLAY_LINGER_MS);
  expect(useOverlay.getState().visible).toBe(false);
});

test('what writes is shown as long as it takes, and cannot be called off', () => {
  const done = overlayFor('/api/deliveries');
  vi.advanceTimersByTime(60_000);
  expect(useOverlay.getState()).toEqual({ visible: true, stop: null });
  done();
});

test('of two that take long the one that is left can still be called off', () => {
  const [first, second] = [vi.fn(), vi.fn()];
  const doneFirst = overlayFor('/api/posts', first);
  const doneSecond = overlayFor('/api/companies', second);
  vi.advanceTimersByTime(STOP_AFTER_MS);
  doneFirst();
  useOverlay.getState().stop?.();
  expect([first.mock.calls.length, second.mock.calls.length]).toEqual([0, 1]);
  doneSecond();
});
