import { randomBytes } from 'node:crypto';
import {
  closeSync,
  fsyncSync,
  linkSync,
  mkdirSync,
  openSync,
  readFileSync,
  renameSync,
  rmSync,
  writeSync,
} from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import type { Config } from '#server/config.ts';

export const KEY_BYTES = 32;

export type KeySettings = Pick<Config, 'DATA_DIR' | 'SECRET_KEY_FILE' | 'SECRET_KEY'>;

/** The master key cannot be used; the message says what to do. */
export class SecretKeyError extends Error {}

export const newKey = (): Buffer => randomBytes(KEY_BYTES);

const fileOf = ({ DATA_DIR, SECRET_KEY_FILE }: KeySettings) =>
  resolve(SECRET_KEY_FILE === '' ? join(DATA_DIR, 'secret.key') : SECRET_KEY_FILE);

/** Where the keys come from, in the words of an error. */
export const sourceOf = (settings: KeySettings): string =>
  settings.SECRET_KEY === '' ? `the key file ${fileOf(settings)}` : 'the key in SECRET_KEY';

/** @throws SecretKeyError if the text contains anything else than keys */
function parse(text: string, settings: KeySettings): Buffer[] {
  const keys = text.split(/[\s,]+/).flatMap((part) => (part === '' ? [] : [Buffer.from(part, 'base64')]));
  if (keys.length > 0 && keys.every((key) => key.length === KEY_BYTES)) return keys;
  throw new SecretKeyError(`${sourceOf(settings)} does not hold ${KEY_BYTES} bytes in base64`);
}

/**
 * The master keys, the current one first and those it replaces after it; none if there is no file.
 * @throws SecretKeyError if they cannot be read
 */
export function masterKeys(settings: KeySettings): Buffer[] {
  if (settings.SECRET_KEY !== '') return parse(settings.SECRET_KEY, settings);
  let text: string;
  try {
    text = readFileSync(fileOf(settings), 'utf8');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return [];
    throw new SecretKeyError(`${sourceOf(settings)} cannot be read: ${(error as Error).message}`);
  }
  return parse(text, settings);
}

/**
 * Writes keys to the file atomically, readable by its owner only. Unless they replace others, the first of concurrent processes
 * wins. Returns the keys of the file.
 * @throws SecretKeyError if the keys come from a setting
 */
export function keepKeys(settings: KeySettings, keys: readonly Buffer[], { replace = false } = {}): Buffer[] {
  if (settings.SECRET_KEY !== '')
    throw new SecretKeyError(
      'the key is in SECRET_KEY: set SECRET_KEY=new,old, restart the nodes, then remove the old one',
    );
  const file = fileOf(settings);
  const mine = `${file}.${process.pid}`;
  mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
  const opened = openSync(mine, 'w', 0o600);
  writeSync(opened, keys.map((key) => `${key.toString('base64')}\n`).join(''));
  fsyncSync(opened);
  closeSync(opened);
  try {
    if (replace) renameSync(mine, file);
    else linkSync(mine, file);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  } finally {
    rmSync(mine, { force: true });
  }
  return masterKeys(settings);
}
