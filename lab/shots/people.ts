import { demoPassword, demoPeople } from '#database/demo/accounts.ts';
import { operatorCode } from '#e2e/lib/operator-code.ts';
import { encode } from '#web/session/encoded.ts';
import { emptySession, type SessionField, storageKey, TOKEN_LIFETIME_MS } from '#web/session/session-store.ts';

/** `organiser`: the recruiter of the school whose 公开招聘 are at their interviews. */
export type Who = 'visitor' | 'seeker' | 'recruiter' | 'organiser' | 'operator';

/** Storage entries as a sign-in would leave them. */
export type Entries = readonly (readonly [key: string, value: string])[];

async function signIn(origin: string, path: string, phone: string, code?: string): Promise<Record<string, unknown>> {
  const response = await fetch(origin + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ phone, password: demoPassword, code }),
  });
  if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`);
  return (await response.json()) as Record<string, unknown>;
}

function entriesOf(session: Record<string, unknown>): Entries {
  const fields = (Object.keys(emptySession) as SessionField[]).filter((field) => session[field]);
  return [
    ...fields.map((field) => [storageKey(field), encode(session[field])] as const),
    ['jyrc_token_until', String(Date.now() + TOKEN_LIFETIME_MS)],
  ];
}

/** With the code that a loopback demo shows. */
async function signInOperator(origin: string): Promise<Record<string, unknown>> {
  const { phone } = demoPeople.operator;
  return signIn(origin, '/api/admin/login', phone, await operatorCode(origin, phone));
}

/** A recruiter of the demo: the main one of its approved school. */
export async function signInRecruiter(
  origin: string,
  { phone }: { phone: string } = demoPeople.owner,
): Promise<Entries> {
  const { jober, ...rest } = await signIn(origin, '/api/company/recruiterLogin', phone);
  return entriesOf({ ...rest, companyJober: jober });
}

/** Users of all areas, signed in by password with the demo's accounts. */
export async function signInEverybody(origin: string): Promise<Record<Who, Entries>> {
  const seeker = await signIn(origin, '/api/jober/joberLogin', demoPeople.seeker.phone);
  const operator = await signInOperator(origin);
  return {
    visitor: [],
    seeker: entriesOf(seeker),
    recruiter: await signInRecruiter(origin),
    organiser: await signInRecruiter(origin, demoPeople.organiser),
    operator: entriesOf(operator),
  };
}
