import { demoPassword, demoPeople } from '#database/demo/accounts.ts';

/** The cookie of the demo's seeker, as a browser sends it with every document. */
export async function signIn(origin: string): Promise<string> {
  const answer = await fetch(`${origin}/api/jober/joberLogin`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ phone: demoPeople.seeker.phone, password: demoPassword }),
  });
  const cookie = answer.headers.getSetCookie()[0]?.split(';', 1)[0];
  if (!answer.ok || !cookie) throw new Error(`the demo's seeker could not sign in: ${answer.status}`);
  return cookie;
}
