import { expect, test, vi } from 'vitest';
import type { EarlyInput, Field } from './early-input.ts';
import { tellEarlyInput } from './tell-early-input.ts';

vi.stubGlobal('removeEventListener', vi.fn());

const noted = (...fields: [Field, string | boolean][]): EarlyInput =>
  Object.assign(new Map(fields), { note: () => undefined });

test('a chosen file is announced and never set, and what was noted after it is told too', () => {
  const heard: string[] = [];
  const file = {
    type: 'file',
    isConnected: true,
    set value(_: string) {
      throw new Error('a file may not be set');
    },
    dispatchEvent: ({ type }: Event) => heard.push(`file ${type}`),
  } as unknown as Field;
  const box = { type: 'checkbox', isConnected: true, checked: true, click: () => heard.push('box click') };
  const gone = { type: 'text', isConnected: false, dispatchEvent: () => heard.push('gone') };
  const early = noted([file, 'C:\\fakepath\\a.pdf'], [gone as unknown as Field, 'x'], [box as unknown as Field, true]);
  tellEarlyInput(early);
  expect(heard).toEqual(['file change', 'box click']);
  expect(early.size).toBe(0);
});
