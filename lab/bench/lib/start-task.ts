import { execFileSync } from 'node:child_process';

// A script without types; the variable keeps the compiler from resolving it.
const taskList = '../../../scripts/tasks.mjs';
interface Step {
  run: string;
  flags?: string[];
  env: Record<string, string>;
}
const { tasks } = (await import(taskList)) as { tasks: { start: Step[] } };
const server = tasks.start.at(-1);
if (!server) throw new Error('npm start has no step');
execFileSync(process.execPath, ['scripts/build.ts', '--if-stale'], { stdio: 'inherit' });

/** What `npm start` finally runs: Node's arguments, and the environment. */
export const startTask = { args: [...(server.flags ?? []), ...server.run.split(' ').slice(1)], env: server.env };
