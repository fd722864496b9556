import { readdirSync, readFileSync } from 'node:fs';

const read = (path: string) => {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return '';
  }
};

/** The fields of /proc/PID/stat after the process's name, which may contain spaces. */
const statOf = (pid: string) => {
  const stat = read(`/proc/${pid}/stat`);
  return stat.slice(stat.lastIndexOf(')') + 2).split(' ');
};

/** CPU time of all threads in ms: `schedstat` counts nanoseconds, `stat` hundredths of a second. */
function spent(pid: string): number {
  const threads = existing(`/proc/${pid}/task`);
  const nanoseconds = threads.map((thread) => Number(read(`/proc/${pid}/task/${thread}/schedstat`).split(' ')[0]));
  return nanoseconds.reduce((sum, each) => sum + (each || 0), 0) / 1e6;
}

function existing(folder: string): string[] {
  try {
    return readdirSync(folder);
  } catch {
    return [];
  }
}

function children(parent: string): string[] {
  return existing('/proc').filter((pid) => /^\d+$/.test(pid) && statOf(pid)[1] === parent);
}

/** CPU time used by a server and the backends of its database, in ms. */
export interface CpuTime {
  node: number;
  database: number;
}

/** CPU time of a process's terminated children, in ms. */
function ofTheEnded(pid: string): number {
  const [user = 0, system = 0] = statOf(pid).slice(13, 15).map(Number);
  return (user + system) * 10;
}

/** The backends of a database are the children of its postmaster, which is the server's child or independent. */
export function cpuTime(serverPid: number, postmasterPid: number | null): CpuTime {
  const backends = postmasterPid === null ? [] : children(String(postmasterPid));
  return {
    node: spent(String(serverPid)),
    database: backends.reduce(
      (sum, pid) => sum + spent(pid),
      postmasterPid === null ? 0 : ofTheEnded(String(postmasterPid)),
    ),
  };
}
