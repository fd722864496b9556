import { afterEach, expect, test, vi } from 'vitest';
import { enterAccount } from './enter-account.ts';

afterEach(() => vi.unstubAllGlobals());

test('a sign-in as another phone forgets at once what the mobile pages kept; a second one as the same keeps it', async () => {
  const forget = vi.fn(async (_name: string) => true);
  vi.stubGlobal('caches', { keys: async () => ['jyrc-mobile-own', 'jyrc-mobile-calls', 'other'], delete: forget });
  vi.stubGlobal('fetch', () => Promise.reject(new Error('offline')));
  await enterAccount({ token: 'one', user: { phone: '13800000001' } });
  forget.mockClear();
  await enterAccount({ token: 'two', user: { phone: '13800000001' } });
  expect(forget).not.toHaveBeenCalled();
  await enterAccount({ token: 'three', user: { phone: '13800000002' } });
  expect(forget.mock.calls.flat().sort()).toEqual(['jyrc-mobile-calls', 'jyrc-mobile-own']);
});
