// npm run build; npm start builds with --if-stale, only when the sources are not the ones the last build was made of.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { compressAssets } from './web-build/compress-assets.ts';
import { brokenBudgets } from './web-build/size-budget.ts';
import { sourceHash } from './web-build/source-hash.ts';

const root = join(import.meta.dirname, '..');
const stamp = join(root, 'build', '.sources');
const ifStale = process.argv.includes('--if-stale');

if (!ifStale || isStale()) await build();

function isStale(): boolean {
  return !existsSync(stamp) || readFileSync(stamp, 'utf8') !== sourceHash(root);
}

async function build(): Promise<void> {
  if (ifStale) console.log('正在构建页面 building the pages …');
  const hash = sourceHash(root);
  const log = ifStale ? ['--logLevel', 'warn'] : [];
  const child = spawn('react-router', ['build', ...log], {
    cwd: root,
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
  const [code] = (await once(child, 'exit')) as [number | null];
  if (code !== 0) process.exit(code ?? 1);
  await compressAssets(join(root, 'build', 'client'));
  const broken = brokenBudgets(root);
  for (const line of broken) console.error(line);
  if (broken.length > 0 && !ifStale) process.exit(1);
  writeFileSync(stamp, hash);
}
