import { mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { sourceHash, sourcesOf } from '#scripts/source-hash.ts';
import { compressAssets } from './compress-assets.ts';
import { pageWeights } from './page-weight.ts';
import { brokenBudgets } from './size-budget.ts';

let root: string;

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'jiaoyu-rencai-build-'));
});

afterEach(() => rmSync(root, { recursive: true }));

function write(name: string, text: string): void {
  mkdirSync(dirname(join(root, name)), { recursive: true });
  writeFileSync(join(root, name), text);
}

test('what a browser loads stands beside its compressed forms; pictures and crumbs are left as they are', async () => {
  const script = 'const word = 1;'.repeat(200);
  write('assets/page.js', script);
  write('assets/crumb.js', 'short');
  write('picture.webp', script);
  await compressAssets(root);

  expect(brotliDecompressSync(readFileSync(join(root, 'assets/page.js.br'))).toString()).toBe(script);
  expect(gunzipSync(readFileSync(join(root, 'assets/page.js.gz'))).toString()).toBe(script);
  expect(statSync(join(root, 'assets/crumb.js.br'), { throwIfNoEntry: false })).toBeUndefined();
  expect(statSync(join(root, 'picture.webp.br'), { throwIfNoEntry: false })).toBeUndefined();
});

describe('the sources are others', () => {
  const changes: [string, () => void][] = [
    ['when a byte changes', () => write('web/page.tsx', 'b')],
    ['when a file is renamed', () => renameSync(join(root, 'web/page.tsx'), join(root, 'web/site.tsx'))],
    ['when the contract changes', () => write('contract/api.ts', 'b')],
    ['when a package changes', () => write('package-lock.json', '{}')],
  ];

  test.each(changes)('%s', (_name, change) => {
    write('web/page.tsx', 'a');
    const before = sourceHash(root, sourcesOf.pages);
    expect(sourceHash(root, sourcesOf.pages)).toBe(before);
    change();
    expect(sourceHash(root, sourcesOf.pages)).not.toBe(before);
  });

  test('but not when a test or the server changes', () => {
    write('web/page.tsx', 'a');
    const before = sourceHash(root, sourcesOf.pages);
    write('web/page.test.tsx', 'a');
    write('server/app.ts', 'a');
    expect(sourceHash(root, sourcesOf.pages)).toBe(before);
  });

  test('of the server when it changes, not of its pages', () => {
    const before = sourceHash(root, sourcesOf.server);
    write('web/page.tsx', 'a');
    expect(sourceHash(root, sourcesOf.server)).toBe(before);
    write('server/app.ts', 'a');
    expect(sourceHash(root, sourcesOf.server)).not.toBe(before);
  });
});

describe('the weight of a page', () => {
  beforeEach(() => {
    const manifest = {
      entry: { module: '/assets/entry.js', imports: ['/assets/shared.js'] },
      routes: {
        root: { module: '/assets/root.js', imports: ['/assets/shared.js'], css: ['/assets/root.css'] },
        'routes/public/jobs': { parentId: 'root', module: '/assets/jobs.js', clientLoaderModule: '/assets/loader.js' },
      },
    };
    write('build/client/assets/manifest-1.js', `window.__reactRouterManifest=${JSON.stringify(manifest)};`);
    for (const file of ['entry.js', 'shared.js', 'root.js', 'jobs.js', 'loader.js', 'root.css']) {
      write(`build/client/assets/${file}`, 'x'.repeat(1024));
    }
    write('build/client/assets/jobs.js.br', 'x'.repeat(512));
  });

  test('counts the entry, the route and those around it once each, as they are sent', () => {
    const weights = pageWeights(join(root, 'build/client'));
    expect(weights.root).toEqual({ js: 3 * 1024, css: 1024 });
    expect(weights['routes/public/jobs']).toEqual({ js: 4 * 1024 + 512, css: 1024 });
  });

  test('may not go over its budget', () => {
    const budget = (js: number, css: number) =>
      write('web/size-budget.json', JSON.stringify({ 'routes/public/jobs': { js, css } }));
    expect(brokenBudgets(root)).toEqual([]);
    budget(5, 1);
    expect(brokenBudgets(root)).toEqual([]);
    budget(4, 0.5);
    expect(brokenBudgets(root)).toEqual([
      'size budget: routes/public/jobs loads 4.5 KB of js, allowed 4',
      'size budget: routes/public/jobs loads 1.0 KB of css, allowed 0.5',
    ]);
  });

  test('has a budget only for routes that there are', () => {
    write('web/size-budget.json', JSON.stringify({ 'routes/gone': { js: 1, css: 1 } }));
    expect(brokenBudgets(root)).toEqual(['size budget: no route "routes/gone"']);
  });
});
