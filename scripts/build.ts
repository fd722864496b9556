// npm run build; npm start builds with --if-stale, only the parts whose sources changed since the last build.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { bundleServer } from './server-build/bundle-server.ts';
import { sourceHash, sourcesOf } from './source-hash.ts';
import { compressAssets } from './web-build/compress-assets.ts';
import { brokenBudgets } from './web-build/size-budget.ts';

const root = join(import.meta.dirname, '..');
const ifStale = process.argv.includes('--if-stale');

mkdirSync(join(root, 'build'), { recursive: true });
// Node asks the nearest package.json about each module; the project's own took half a second of a start to read so often.
writeFileSync(join(root, 'build', 'package.json'), '{ "type": "module" }\n');
await build('pages', buildPages);
await build('server', async () => {
  // What Node compiled of the last build.
  rmSync(join(root, 'build', 'compiled'), { recursive: true, force: true });
  await bundleServer(root);
});

async function build(half: keyof typeof sourcesOf, make: () => Promise<void>): Promise<void> {
  const stamp = join(root, 'build', `.${half}`);
  const hash = sourceHash(root, sourcesOf[half]);
  if (ifStale && existsSync(stamp) && readFileSync(stamp, 'utf8') === hash) return;
  await make();
  writeFileSync(stamp, hash);
}

async function buildPages(): Promise<void> {
  if (ifStale) console.log('正在构建页面 building the pages …');
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
}
