import { setTimeout as pause } from 'node:timers/promises';
import { overHttp } from './over-http.ts';

/** An operator's code from the loopback demo, once it is valid: a third sign-in within a minute waits. */
export async function operatorCode(origin: string, phone: string, now = () => Date.now()): Promise<string> {
  const { code, usableAt } = await overHttp(origin)('GET', `/api/admin/demo?phone=${phone}`);
  await pause(Math.max(0, usableAt - now()));
  return code;
}
