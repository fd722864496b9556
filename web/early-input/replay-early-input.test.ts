import { afterAll, expect, test, vi } from 'vitest';
import type { EarlyInput, Field } from './early-input.ts';
import { replayEarlyInput } from './replay-early-input.ts';

vi.stubGlobal('removeEventListener', vi.fn());
afterAll(() => vi.unstubAllGlobals());

const noted = (...fields: [Field, string | boolean][]): EarlyInput =>
  Object.assign(new Map(fields), {
    note: () => undefined,
    pressed: [],
    press: () => undefined,
    key: () => undefined,
  });

test('a chosen file is announced and never set, and what was noted after it is told too', async () => {
  const received: string[] = [];
  const file = {
    type: 'file',
    isConnected: true,
    set value(_: string) {
      throw new Error('a file may not be set');
    },
    dispatchEvent: ({ type }: Event) => received.push(`file ${type}`),
  } as unknown as Field;
  const box = { type: 'checkbox', isConnected: true, checked: true, click: () => received.push('box click') };
  const gone = { type: 'text', isConnected: false, dispatchEvent: () => received.push('gone') };
  const early = noted([file, 'C:\\fakepath\\a.pdf'], [gone as unknown as Field, 'x'], [box as unknown as Field, true]);
  await replayEarlyInput(early);
  expect(received).toEqual(['file change', 'box click']);
  expect(early.size).toBe(0);
});

test('what was pressed is pressed once, after what was typed, where it is still there', async () => {
  const received: string[] = [];
  const box = { type: 'checkbox', isConnected: true, checked: true, click: () => received.push('box click') };
  const button = (name: string, isConnected: boolean) =>
    ({ isConnected, dataset: { early: '' }, click: () => received.push(name) }) as unknown as HTMLButtonElement;
  const [send, gone] = [button('send', true), button('gone', false)];
  const early = noted([box as unknown as Field, true]);
  early.pressed.push(send, gone);
  await replayEarlyInput(early);
  await replayEarlyInput(early);
  expect(received).toEqual(['box click', 'send']);
  expect(send.dataset).toEqual({});
});
