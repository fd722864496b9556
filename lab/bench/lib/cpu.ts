import { readdirSync, readFileSync } from 'node:fs';

/** Clock ticks of a second. */
const HERTZ = 100;

/** Parent, and the processor's time in seconds, of a process; null for one that has ended. */
function statOf(pid: string) {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    return { parent: Number(fields[1]), seconds: (Number(fields[11]) + Number(fields[12])) / HERTZ };
  } catch {
    return null;
  }
}

/** The processor's time in seconds that a process and its children have used so far. */
export function cpuOf(pid: number): number {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .reduce((sum, name) => {
      const stat = statOf(name);
      return stat && (Number(name) === pid || stat.parent === pid) ? sum + stat.seconds : sum;
    }, 0);
}
