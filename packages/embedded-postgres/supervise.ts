import { setTimeout as sleep } from 'node:timers/promises';
import { type BringUp, bringUp, type RunningServer } from './bring-up.ts';
import { stopPostmaster } from './postmaster.ts';
import { trimServerLog } from './server-log.ts';

const longestPauseMs = 30_000;
const trimMs = 60_000;

type Supervised = { stop(how: 'fast' | 'immediate'): Promise<void> };

/** Restarts the server when it dies: pools reconnect to the same port and find every committed row. */
export function supervise(first: RunningServer, plan: BringUp): Supervised {
  let server = first;
  let stopping = false;
  let recovery = Promise.resolve();

  const watch = () => {
    server.guard.once('end', () => {
      if (!stopping) recovery = recover();
    });
  };

  const recover = async () => {
    plan.log.warn('内置数据库连接中断，正在恢复 (lost the embedded PostgreSQL, bringing it back)');
    for (let pause = 250; !stopping; pause = Math.min(pause * 2, longestPauseMs)) {
      try {
        server = await bringUp({ ...plan, choosePort: async () => server.postmaster.port });
        watch();
        return;
      } catch (error) {
        plan.log.warn(error instanceof Error ? error.message : String(error));
        await sleep(pause, undefined, { ref: false });
      }
    }
  };

  watch();
  const trim = setInterval(() => trimServerLog(plan.launch.files.log), trimMs).unref();
  return {
    async stop(how) {
      stopping = true;
      clearInterval(trim);
      await recovery;
      await server.guard.end().catch(() => undefined);
      await stopPostmaster(server.postmaster.pid, how);
    },
  };
}
