import { createHmac, randomBytes } from 'node:crypto';
import { linkSync, readFileSync, rmSync, writeFileSync } from 'node:fs';

/** The superuser's password of this data directory, generated on first use; concurrent processes get the same one. */
export function keepPassword(file: string): string {
  const mine = `${file}.${process.pid}`;
  writeFileSync(mine, randomBytes(24).toString('hex'), { mode: 0o600 });
  try {
    linkSync(mine, file);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  } finally {
    rmSync(mine, { force: true });
  }
  return readFileSync(file, 'utf8');
}

/** The application's own password; the superuser's cannot be derived from it. */
export function applicationPassword(password: string): string {
  return createHmac('sha256', password).update('application').digest('hex');
}
