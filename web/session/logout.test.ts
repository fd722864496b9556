import { afterEach, expect, test, vi } from 'vitest';
import { forgetTraces } from './logout.ts';

afterEach(() => vi.unstubAllGlobals());

/** The part of Storage used here: its keys are its own properties, as in a browser. */
const storageOf = (keys: string[]) => {
  const storage: Record<string, unknown> = Object.fromEntries(keys.map((key) => [key, 'x']));
  Object.defineProperty(storage, 'removeItem', { value: (key: string) => delete storage[key] });
  return storage;
};

const choices = ['jyrc_theme', 'jyrc_cityCode', 'jyrc_content_7', 'other'];
const unsaved = ['jyrc_outbox', 'jyrc_resume_1'];
const traces = ['jyrc_position', 'jyrc_live', 'jyrc_read_posts', 'jyrc_route_7', 'jyrc_token_until'];

test.each([
  ['a session that ran out', true, [...choices, ...unsaved]],
  ['signing out', false, choices],
])('%s clears the traces of a person, and unsaved words (kept: %j)', (_, keepUnsaved, left) => {
  const local = storageOf([...choices, ...unsaved, ...traces]);
  const tab = storageOf(['jyrc_mobile_lists', 'jyrc_wechat', 'jyrc_oauth', 'jyrc_register_ticket', 'jyrc_form_client']);
  vi.stubGlobal('localStorage', local);
  vi.stubGlobal('sessionStorage', tab);
  forgetTraces(keepUnsaved);
  expect(Object.keys(local)).toEqual(left);
  expect(Object.keys(tab)).toEqual([]);
});
