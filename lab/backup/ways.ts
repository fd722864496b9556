import { randomBytes } from 'node:crypto';
import { cpSync } from 'node:fs';
import { join } from 'node:path';
import { asCaller, asDatabase, makeFolder } from '#lab/cluster/plain-server.ts';
import { place, shipped } from '#lab/cluster/shipped.ts';

/** A way to keep copies of a server and of the uploaded files. */
export interface Way {
  /** Settings of the server. */
  settings: readonly string[];
  /** Folder of the server's socket; empty without one. */
  sockets: string;
  /** Copies a running server and the files; returns the folder of the copied files. */
  copy(server: { port: number; url(database: string): string }, files: string): Promise<string>;
  /** Prepares a data directory for a moment, or for the end of the log. */
  restore(data: string, moment?: string): Promise<unknown>;
}

/** The scripts of `deploy/`. */
export function byScripts(folder: string): Way {
  const backups = makeFolder(join(folder, 'backups'));
  for (const part of ['wal', 'base']) makeFolder(join(backups, part));
  const env = { BACKUP_DIR: backups };
  let base = '';
  return {
    settings: ['archive_mode = on', `archive_command = 'BACKUP_DIR=${backups} ${shipped('archive-wal.sh')} %p %f'`],
    sockets: '',
    copy: async (server, files) => {
      base = await asCaller(shipped('base-backup.sh'), [server.url('app'), files], env);
      return join(base, 'files');
    },
    restore: (data, moment) =>
      asCaller(shipped('restore.sh'), [base, data, ...(moment === undefined ? [] : [moment])], env),
  };
}

/** pgBackRest of Debian with the configuration of `deploy/`. */
export function byPgBackRest(folder: string, data: string): Way {
  const [home, sockets] = [makeFolder(join(folder, 'pgbackrest')), makeFolder(join(folder, 'sockets'))];
  const config = place(home, 'pgbackrest.conf', {
    '/var/lib/pgbackrest': makeFolder(join(home, 'repository')),
    '/var/log/pgbackrest': makeFolder(join(home, 'log')),
    '/run/pgbackrest': makeFolder(join(home, 'lock')),
    '/var/lib/postgresql/15/jiaoyu': data,
    '/var/run/postgresql': sockets,
  });
  const common = [`--config=${config}`, '--stanza=jiaoyu'];
  // The server's own calls need it too.
  process.env.PGBACKREST_REPO1_CIPHER_PASS = randomBytes(24).toString('hex');
  const ask = (...args: string[]) => asDatabase('pgbackrest', [...common, ...args]);
  return {
    settings: ['archive_mode = on', `archive_command = 'pgbackrest ${common.join(' ')} archive-push %p'`],
    sockets,
    copy: async ({ port }, files) => {
      await ask('stanza-create', `--pg1-port=${port}`);
      await ask('backup', '--type=full', `--pg1-port=${port}`);
      const copied = join(home, 'files');
      cpSync(files, copied, { recursive: true });
      return copied;
    },
    restore: async (to, moment) => {
      const target = moment === undefined ? [] : ['--type=time', `--target=${moment}`, '--target-action=promote'];
      await ask('restore', `--pg1-path=${makeFolder(to)}`, '--archive-mode=off', ...target);
    },
  };
}
