import { execFileSync } from 'node:child_process';
import { mkdirSync, readdirSync, readlinkSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { makeTestFolder } from '#server/platform/testing/test-folder.ts';
import { linkLibraries, locateBinaries } from './binaries.ts';

test('the programs of this platform run', () => {
  const { initdb, postgres } = locateBinaries();
  expect(execFileSync(postgres, ['--version'], { encoding: 'utf8' })).toContain('PostgreSQL) 18');
  expect(execFileSync(initdb, ['--version'], { encoding: 'utf8' })).toContain('PostgreSQL) 18');
});

test('the links that no install script made are made once and left alone', () => {
  const folder = makeTestFolder();
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const native = join(folder, 'native');
  mkdirSync(join(native, 'lib'), { recursive: true });
  writeFileSync(join(native, 'lib', 'libicu.so.60.2'), '');
  const links = [{ source: 'native/lib/libicu.so.60.2', target: 'native/lib/libicu.so.60' }];
  writeFileSync(join(native, 'pg-symlinks.json'), JSON.stringify(links));

  linkLibraries(native);
  linkLibraries(native);
  expect(readlinkSync(join(native, 'lib', 'libicu.so.60'))).toBe('libicu.so.60.2');
  expect(readdirSync(join(native, 'lib'))).toHaveLength(2);
});
