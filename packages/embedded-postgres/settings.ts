import { totalmem } from 'node:os';

const durable = { fsync: 'on', full_page_writes: 'on', synchronous_commit: 'on' };

// An ephemeral database need not survive its process, so it skips waiting for the disk.
const forgetful = {
  fsync: 'off',
  full_page_writes: 'off',
  synchronous_commit: 'off',
  wal_level: 'minimal',
  max_wal_senders: '0',
};

type SettingsOptions = { ephemeral: boolean; sharedBuffers: string };

/** The server's settings as command-line arguments, so that a new version of the program applies its own at the next start. */
export function settingArguments({ ephemeral, sharedBuffers }: SettingsOptions): string[] {
  const settings: Record<string, string> = {
    listen_addresses: '127.0.0.1',
    // The path of a socket is limited to 107 bytes, and a checkout may lie deeper.
    unix_socket_directories: '',
    max_connections: '100',
    shared_buffers: sharedBuffers,
    effective_cache_size: `${Math.max(1, Math.floor(totalmem() / 2 ** 31))}GB`,
    work_mem: '16MB',
    maintenance_work_mem: '256MB',
    max_wal_size: '2GB',
    random_page_cost: '1.1',
    jit: 'off',
    TimeZone: 'UTC',
    log_timezone: 'UTC',
    log_min_duration_statement: '1s',
    // Keeps values of rows and parameters out of the log: they contain phones and names.
    log_error_verbosity: 'terse',
    log_parameter_max_length: '0',
    ...(ephemeral ? forgetful : durable),
  };
  return Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
}
