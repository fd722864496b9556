import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';

/** Open files that a process may have here; some systems and containers allow 1,024, and the build has more assets. */
const LIMIT = 100;
const FILES = 300;

test('more files are compressed than a process may have open', () => {
  const folder = mkdtempSync(join(tmpdir(), 'assets-'));
  try {
    for (let at = 0; at < FILES; at += 1) writeFileSync(join(folder, `${at}.js`), 'export const one = 1;\n'.repeat(20));
    const run = `import { compressAssets } from '${new URL('./compress-assets.ts', import.meta.url)}'; await compressAssets('${folder}');`;
    execFileSync('sh', ['-c', `ulimit -n ${LIMIT} && exec "$0" --input-type=module -e "$1"`, process.execPath, run]);
    expect(readdirSync(folder)).toHaveLength(FILES * 3);
  } finally {
    rmSync(folder, { recursive: true });
  }
});
