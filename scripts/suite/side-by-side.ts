import { spawn } from 'node:child_process';
import { once } from 'node:events';

/** A part of a check: commands that run in turn until one fails. */
export interface Part {
  name: string;
  commands: readonly (readonly [string, ...string[]])[];
  /** What mends it, printed after its findings. */
  advice?: string;
  /** What it prints is shown even if it succeeds. */
  reports?: boolean;
}

/** Runs parts at the same time and prints what each that failed had found; returns their names. */
export async function runSideBySide(parts: readonly Part[], cwd: string): Promise<string[]> {
  const ended = await Promise.all(parts.map((part) => runPart(part, cwd)));
  for (const { part, printed, ok } of ended) {
    if (ok && part.reports) console.log(printed.trim());
    if (ok) continue;
    console.error(`\n✗ ${part.name}\n${printed.trim()}`);
    if (part.advice) console.error(part.advice);
  }
  return ended.filter(({ ok }) => !ok).map(({ part }) => part.name);
}

async function runPart(part: Part, cwd: string): Promise<{ part: Part; printed: string; ok: boolean }> {
  let printed = '';
  for (const [command, ...args] of part.commands) {
    const child = spawn(command, args, { cwd, shell: process.platform === 'win32' });
    const take = (chunk: Buffer) => {
      printed += chunk.toString();
    };
    child.stdout.on('data', take);
    child.stderr.on('data', take);
    const [code] = (await once(child, 'close')) as [number | null];
    if (code !== 0) return { part, printed, ok: false };
  }
  return { part, printed, ok: true };
}
