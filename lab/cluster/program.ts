import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { openSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';

/** What a service manager does for a program of the cluster. */
export interface Program {
  name: string;
  pid(): number | undefined;
  /** Kills it with SIGKILL; it restarts after a pause. */
  kill(pauseMs: number): void;
  stop(): Promise<void>;
}

interface Options {
  name: string;
  command: readonly [string, ...string[]];
  env?: Record<string, string>;
  /** The account that runs it, if the laboratory runs as root. */
  as?: { uid: number; gid: number } | undefined;
  folder: string;
  /** File of its output. */
  log: string;
}

const AGAIN_MS = 1_000;
/** Time to end by itself after SIGTERM. */
const END_MS = 20_000;

/** Keeps a program running as `Restart=always` of systemd does, until it is stopped. */
export function keep({ name, command: [program, ...args], env, as, folder, log }: Options): Program {
  let child: ChildProcess | undefined;
  let [isStopped, pause] = [false, AGAIN_MS];
  const live = async () => {
    while (!isStopped) {
      const output = openSync(log, 'a');
      const own = spawn(program, args, {
        cwd: folder,
        env: { ...process.env, ...env },
        stdio: ['ignore', output, output],
        ...as,
      });
      child = own;
      const ended = once(own, 'exit').catch(() => undefined);
      await ended;
      child = undefined;
      if (!isStopped) await wait(pause);
      pause = AGAIN_MS;
    }
  };
  const life = live();
  return {
    name,
    pid: () => child?.pid,
    kill: (pauseMs) => {
      pause = pauseMs;
      child?.kill('SIGKILL');
    },
    stop: async () => {
      isStopped = true;
      child?.kill('SIGTERM');
      const late = setTimeout(() => child?.kill('SIGKILL'), END_MS);
      await life;
      clearTimeout(late);
    },
  };
}
