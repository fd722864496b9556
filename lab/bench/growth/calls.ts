import { randomUUID } from 'node:crypto';
import { legalVersions } from '#contract/personal-data/legal.ts';
import type { Database } from '#server/platform/database/database.ts';
import { givenOperator, signIn } from '#server/platform/testing/fixtures.ts';
import { drawsFrom } from '../lib/random.ts';
import { COMPANIES, idOf, PEOPLE, RECRUITERS_FROM } from './fill.ts';

/** Sessions of each side: a limit of calls holds for each. */
const SESSIONS = 60;
const SEED = 28;

interface Session {
  token: string;
  /** Id of the seeker or of the company. */
  own: string;
}

interface Call {
  method: 'GET' | 'POST';
  path: string;
  token: string;
  body?: unknown;
}

/** Sessions of random seekers, recruiters and an operator of a database with so many blocks. */
export async function openSessions(db: Database, blocks: number) {
  const draws = drawsFrom(SEED + blocks);
  const now = new Date();
  const sessionOf = async (account: number, own: number): Promise<Session> => ({
    token: (await signIn(db, idOf(account), { now, scope: 'full' })).token,
    own: idOf(own),
  });
  const [seekers, recruiters]: [Session[], Session[]] = [[], []];
  for (let n = 0; n < SESSIONS; n += 1) {
    const [person, company] = [draws.whole(blocks * PEOPLE) + 1, draws.whole(blocks * COMPANIES) + 1];
    seekers.push(await sessionOf(person, person));
    recruiters.push(await sessionOf(RECRUITERS_FROM + company, company));
  }
  const { accountId } = await givenOperator(db);
  return { seekers, recruiters, operator: (await signIn(db, accountId, { now })).token, draws };
}

type Sessions = Awaited<ReturnType<typeof openSessions>>;

/** What seekers, schools and operators ask most, drawn at random; ids come from earlier answers. */
export async function callAll(origin: string, { seekers, recruiters, operator, draws }: Sessions, each: number) {
  let calls = 0;
  const refused = new Map<string, number>();
  const ask = async ({ method, path, token, body }: Call) => {
    calls += 1;
    const headers = {
      authorization: `Bearer ${token}`,
      'idempotency-key': randomUUID(),
      ...(body ? { 'content-type': 'application/json' } : {}),
    };
    const answer = await fetch(origin + path, { method, headers, ...(body ? { body: JSON.stringify(body) } : {}) });
    const read = (await answer.json().catch(() => ({}))) as { items?: { id: string }[]; code?: string };
    const kind = `${method} ${path.replace(/\d{6,}/g, ':id').split('?')[0]}: ${answer.status} ${read.code}`;
    if (answer.status >= 400) refused.set(kind, (refused.get(kind) ?? 0) + 1);
    return read.items ?? [];
  };
  for (let n = 0; n < each; n += 1) {
    const [seeker, recruiter] = [draws.one(seekers), draws.one(recruiters)];
    const get = (who: Session, path: string) => ask({ method: 'GET', path, token: who.token });
    const post = (who: Session, path: string, body: unknown) => ask({ method: 'POST', path, token: who.token, body });
    const deliveries = await get(seeker, '/api/deliveries');
    await get(seeker, `/api/deliveries/${deliveries[0]?.id}`);
    await get(seeker, '/api/notifications');
    await get(seeker, '/api/communicate/unread');
    const talks = await get(seeker, '/api/communicate/conversations');
    const talk = `/api/communicate/conversations/${talks[0]?.id}/messages`;
    await get(seeker, talk);
    await post(seeker, talk, { clientId: randomUUID(), text: '请问什么时候面试？' });
    await get(seeker, `/api/communicate/messages?side=seeker&keyword=${encodeURIComponent('岗位')}`);
    const box = await get(recruiter, '/api/company/boxRows');
    await get(recruiter, '/api/company/boxRows?status=viewed');
    await get(recruiter, '/api/company/boxCounts');
    await get(recruiter, '/api/company/boxStrip');
    await get(recruiter, `/api/company/deliveries/${box[n % 20]?.id}`);
    await get(recruiter, '/api/company/workbench');
    await get(recruiter, '/api/communicate/company/conversations');
    const posts = await get(recruiter, '/api/company/posts');
    const open = posts[n % Math.max(1, posts.length)]?.id;
    await get(seeker, `/api/posts/${open}`);
    await post(seeker, '/api/deliveries', {
      postId: open,
      resumeId: seeker.own,
      consent: true,
      consentVersion: legalVersions.delivery,
    });
    await ask({ method: 'GET', path: '/api/admin/acts', token: operator });
    await ask({ method: 'GET', path: '/api/admin/acts?act=company', token: operator });
  }
  return { calls, refused };
}
