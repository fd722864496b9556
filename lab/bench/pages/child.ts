import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';

export interface Child {
  origin: string;
  pid: number;
  /** Resident memory in MiB. */
  memory(): number;
  stop(): Promise<void>;
}

const residentOf = (pid: number) =>
  Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0) / 1024;

/** Runs Node with these arguments until it prints its address. */
export async function startChild(args: string[], env: Record<string, string>, waitMs: number): Promise<Child> {
  const child: ChildProcess = spawn(process.execPath, args, {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const origin = await new Promise<string>((resolve, reject) => {
    let output = '';
    const failed = (reason: string) => reject(new Error(`${args.join(' ')} ${reason}:\n${output}`));
    const timer = setTimeout(() => failed('did not start'), waitMs);
    child.stdout?.on('data', (chunk: Buffer) => {
      output += chunk;
      const address = /http:\/\/127\.0\.0\.1:\d+/.exec(output)?.[0];
      if (!address) return;
      clearTimeout(timer);
      resolve(address);
    });
    child.once('exit', () => failed('ended'));
  });
  const pid = child.pid ?? 0;
  return {
    origin,
    pid,
    memory: () => residentOf(pid),
    stop: async () => {
      const ended = once(child, 'exit');
      child.kill('SIGTERM');
      await ended;
    },
  };
}
