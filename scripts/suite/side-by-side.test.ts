import { tmpdir } from 'node:os';
import { afterEach, expect, test, vi } from 'vitest';
import { runSideBySide } from './side-by-side.ts';

const node = (source: string) => [process.execPath, '-e', source] as const;

afterEach(() => vi.restoreAllMocks());

test('every part runs to its end, and what each that failed has printed is shown with its advice', async () => {
  const error = vi.spyOn(console, 'error').mockReturnValue();
  const failed = await runSideBySide(
    [
      { name: 'one', commands: [node('console.log("first finding"); process.exit(1)'), node('console.log("never")')] },
      { name: 'two', commands: [node('console.log("fine")')] },
      {
        name: 'three',
        commands: [node(''), node('console.error("second finding"); process.exit(2)')],
        advice: 'mend it',
      },
    ],
    tmpdir(),
  );
  expect(failed).toEqual(['one', 'three']);
  expect(error.mock.calls.flat()).toEqual(['\n✗ one\nfirst finding', '\n✗ three\nsecond finding', 'mend it']);
});
