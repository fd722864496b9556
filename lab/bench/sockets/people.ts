import { createHash } from 'node:crypto';
import { dayMs } from '#contract/months.ts';
import { newId } from '#database/new-id.ts';
import { conversation } from '#database/schema/chat.ts';
import { account, jober, session } from '#database/schema/identity.ts';
import type { Database } from '#server/platform/database/database.ts';
import { givenOpenPost, givenRecruiter } from '#server/platform/testing/fixtures.ts';

/** A user with an open socket. */
export interface Person {
  phone: string;
  token: string;
}

/** A conversation, by the indexes of its two users. */
export interface Talk {
  id: string;
  seeker: number;
  recruiter: number;
}

const CHUNK = 1_000;
/** Conversations per recruiter. */
const TALKS_EACH = 10;
const sha256 = (text: string) => createHash('sha256').update(text).digest();

async function insertAll<T>(rows: readonly T[], insert: (some: T[]) => Promise<unknown>): Promise<void> {
  for (let from = 0; from < rows.length; from += CHUNK) await insert(rows.slice(from, from + CHUNK));
}

/** Signed-in users, and conversations among the first of them: seekers first, then their recruiters. */
export async function makePeople(db: Database, count: number, talking: number) {
  const now = new Date();
  const expiresAt = new Date(now.getTime() + dayMs);
  const people = Array.from({ length: count }, (_, at) => ({
    id: newId(),
    phone: String(17_000_000_000 + at),
    token: `bench-token-of-person-${String(at).padStart(8, '0')}`,
  }));
  await insertAll(people, (some) => db.insert(account).values(some.map(({ id, phone }) => ({ id, phone }))));
  await insertAll(people, (some) =>
    db.insert(session).values(
      some.map(({ id, token }) => ({
        accountId: id,
        scope: 'full',
        tokenHash: sha256(token),
        cookieHash: sha256(`cookie ${token}`),
        ip: '127.0.0.1',
        userAgent: 'bench',
        expiresAt,
      })),
    ),
  );
  const recruiters = Math.ceil(talking / TALKS_EACH);
  const seekers = people.slice(0, talking).map((person) => ({ ...person, joberId: newId() }));
  await insertAll(seekers, (some) =>
    db.insert(jober).values(
      some.map(({ id, joberId }) => ({
        id: joberId,
        accountId: id,
        name: '林小满',
        gender: 'female',
        birthday: '1996-05-01',
        education: 'bachelor',
        identity: 'teacher',
      })),
    ),
  );
  const desks: { companyId: string; memberId: string; postId: string }[] = [];
  for (const { id: accountId } of people.slice(talking, talking + recruiters)) {
    const { companyId, memberId } = await givenRecruiter(db, { accountId });
    const { id: postId } = await givenOpenPost(db, companyId, { memberId });
    desks.push({ companyId, memberId, postId });
  }
  const talks: Talk[] = [];
  const rows = seekers.map(({ joberId }, at) => {
    const recruiter = at % recruiters;
    const { companyId, memberId, postId } = desks[recruiter] as (typeof desks)[number];
    const id = newId();
    talks.push({ id, seeker: at, recruiter: talking + recruiter });
    return { id, joberId, companyId, postId, memberId, seekerWrote: true, createdAt: now };
  });
  await insertAll(rows, (some) => db.insert(conversation).values(some));
  return { people: people.map(({ phone, token }): Person => ({ phone, token })), talks };
}
