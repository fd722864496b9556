import { setTimeout as pause } from 'node:timers/promises';
import { storyToken } from '#lab/shots/demo-token.ts';

/** An operator's code from the demo, once it is valid: a third sign-in within a minute waits. */
export async function operatorCode(origin: string, phone: string, now = () => Date.now()): Promise<string> {
  const answer = await fetch(`${origin}/api/admin/demo?phone=${phone}`, { headers: { 'x-demo-token': storyToken } });
  if (answer.status !== 200)
    throw new Error(`no code for ${phone}: is the product a demo with DEMO_TOKEN=${storyToken}?`);
  const { code, usableAt } = (await answer.json()) as { code: string; usableAt: number };
  await pause(Math.max(0, usableAt - now()));
  return code;
}
