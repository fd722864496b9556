import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeEach, expect, test, vi } from 'vitest';
import { RingFile } from './ring-file.ts';

const disk = vi.hoisted(() => ({ takes: 'all' as 'all' | 'half' | 'nothing', gives: true }));

vi.mock('node:fs', async (original) => {
  const fs = await original<typeof import('node:fs')>();
  type Done = (error: Error | null, written: number) => void;
  return {
    ...fs,
    write: (file: number, body: Buffer, from: number, length: number, at: number, done: Done) => {
      if (disk.takes === 'nothing') return setImmediate(done, new Error('ENOSPC'), 0);
      return fs.write(file, body, from, disk.takes === 'half' ? length / 2 : length, at, done);
    },
    readSync: (...args: Parameters<typeof fs.readSync>) => {
      if (!disk.gives) throw new Error('EIO');
      return fs.readSync(...args);
    },
  };
});

const folder = mkdtempSync(join(tmpdir(), 'ring-'));
afterAll(() => rmSync(folder, { recursive: true }));
beforeEach(() => void Object.assign(disk, { takes: 'all', gives: true }));

test.each(['nothing', 'half'] as const)('of a disk that takes %s nothing is read', async (takes) => {
  disk.takes = takes;
  const file = new RingFile(folder, 1_000);
  const place = file.put(Buffer.alloc(100, 'a'));
  expect(file.read(place)?.length).toBe(100);
  await expect.poll(() => file.holds(place)).toBe(false);
  expect(file.read(place)).toBeUndefined();
  disk.takes = 'all';
  expect(file.read(file.put(Buffer.alloc(100, 'b')))?.length).toBe(100);
});

test('what a disk does not give back is held no more', async () => {
  const file = new RingFile(folder, 1_000);
  const place = file.put(Buffer.alloc(100, 'a'));
  await new Promise((done) => setTimeout(done, 50));
  disk.gives = false;
  expect([file.holds(place), file.read(place), file.holds(place)]).toEqual([true, undefined, false]);
});
