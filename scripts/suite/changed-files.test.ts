import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, unlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { changedFiles } from './changed-files.ts';

let folder: string;
const git = (...args: string[]) =>
  execFileSync('git', ['-c', 'user.name=t', '-c', 'user.email=t@example.com', ...args], {
    cwd: folder,
    stdio: 'ignore',
  });
const write = (name: string, text: string) => writeFileSync(join(folder, name), text);

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'jiaoyu-rencai-changed-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

test('what was edited, staged, added and committed since the followed branch is changed; what was removed is not', () => {
  git('init', '--initial-branch=main');
  for (const name of ['still.ts', 'edited.ts', 'staged.ts', 'removed.ts']) write(name, '1');
  git('add', '.');
  git('commit', '--message=first');
  git('checkout', '-b', 'topic', '--track', 'main');
  write('committed.ts', '1');
  git('add', '.');
  git('commit', '--message=second');
  write('edited.ts', '2');
  write('staged.ts', '2');
  git('add', 'staged.ts');
  write('new.ts', '1');
  unlinkSync(join(folder, 'removed.ts'));
  expect(changedFiles(folder)?.sort()).toEqual(['committed.ts', 'edited.ts', 'new.ts', 'staged.ts']);
});

test('a branch that follows none is compared with its last commit', () => {
  git('init', '--initial-branch=main');
  write('still.ts', '1');
  git('add', '.');
  git('commit', '--message=first');
  write('new.ts', '1');
  expect(changedFiles(folder)).toEqual(['new.ts']);
});

test('without git nothing is known', () => {
  expect(changedFiles(folder)).toBeUndefined();
});
