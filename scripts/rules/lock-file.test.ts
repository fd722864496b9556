import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

type Entry = { optionalDependencies?: Record<string, string>; resolved?: string; link?: boolean; dev?: boolean };

const lock = JSON.parse(readFileSync(new URL('../../package-lock.json', import.meta.url), 'utf8')) as {
  packages: Record<string, Entry>;
};

// A package is looked up beside the one that requires it, then in each folder above.
function isLocked(asker: string, name: string): boolean {
  for (let folder = asker; ; folder = folder.replace(/\/?node_modules\/(@[^/]+\/)?[^/]+$/, '')) {
    if (`${folder}${folder && '/'}node_modules/${name}` in lock.packages) return true;
    if (folder === '') return false;
  }
}

test('the lock file holds the binaries of every platform: without them npm ci refuses it', () => {
  const missing = Object.entries(lock.packages).flatMap(([path, { optionalDependencies = {} }]) =>
    Object.keys(optionalDependencies).filter((name) => !isLocked(path, name)),
  );
  expect(missing).toEqual([]);
});

test('the lock file names no registry', () => {
  expect(Object.values(lock.packages).filter((entry) => entry.resolved && !entry.link)).toEqual([]);
});

test('the first start installs no package of the laboratory', () => {
  const { devDependencies } = JSON.parse(
    readFileSync(new URL('../../lab/packages/package.json', import.meta.url), 'utf8'),
  ) as { devDependencies: Record<string, string> };
  // @fastify/websocket brings `ws` with it.
  const names = Object.keys(devDependencies).filter((name) => name !== 'ws');
  expect(names.filter((name) => !lock.packages[`node_modules/${name}`]?.dev)).toEqual([]);
});
