import { copyFile, mkdir, open, rename, rm } from 'node:fs/promises';
import { dirname, resolve } from 'node:path';
import type { Config } from '#server/config.ts';
import type { FileStore } from './file-store.ts';

const isCode = (error: unknown, code: string) => (error as NodeJS.ErrnoException).code === code;

/** Files under `DATA_DIR/files`, in folders by the first two characters of their key. */
export function diskStore({ DATA_DIR }: Config): FileStore {
  const root = resolve(DATA_DIR, 'files');
  const placeOf = (key: string) => resolve(root, key.slice(0, 2), key);
  return {
    async put(key, path) {
      const place = placeOf(key);
      await mkdir(dirname(place), { recursive: true, mode: 0o700 });
      const half = `${place}.part`;
      await copyFile(path, half);
      const handle = await open(half, 'r+');
      await handle.sync().finally(() => handle.close());
      await rename(half, place);
    },
    async read(key, range) {
      try {
        const handle = await open(placeOf(key), 'r');
        return handle.createReadStream(range);
      } catch (error) {
        if (isCode(error, 'ENOENT')) return null;
        throw error;
      }
    },
    remove: (key) => rm(placeOf(key), { force: true }),
  };
}
