import { createHash } from 'node:crypto';
import { newId } from '#database/new-id.ts';
import { conversation } from '#database/schema/chat.ts';
import { company, companyMember } from '#database/schema/companies.ts';
import { account, jober, session } from '#database/schema/identity.ts';
import { post } from '#database/schema/posts.ts';
import type { Database } from '#server/platform/database/database.ts';

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
const DAY_MS = 86_400_000;
const sha256 = (text: string) => createHash('sha256').update(text).digest();

async function insertAll<T>(rows: readonly T[], insert: (some: T[]) => Promise<unknown>): Promise<void> {
  for (let from = 0; from < rows.length; from += CHUNK) await insert(rows.slice(from, from + CHUNK));
}

/** Signed-in users, and conversations among the first of them: seekers first, then their recruiters. */
export async function makePeople(db: Database, count: number, talking: number) {
  const now = new Date();
  const expiresAt = new Date(now.getTime() + DAY_MS);
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
  const desks = people.slice(talking, talking + recruiters).map((person, at) => ({
    accountId: person.id,
    companyId: newId(),
    memberId: newId(),
    postId: newId(),
    name: `试验第${at + 1}中学`,
  }));
  await db.insert(company).values(
    desks.map(({ companyId, name }) => ({
      id: companyId,
      status: 'approved' as const,
      name,
      shortName: name,
      nameKey: name,
      type: 'public-school',
      cityCode: '330100',
      regionCode: '330102',
    })),
  );
  await db.insert(companyMember).values(
    desks.map(({ memberId, companyId, accountId }) => ({
      id: memberId,
      companyId,
      accountId,
      role: 'owner' as const,
      status: 'active' as const,
      name: '陈招聘',
      title: '人事主管',
    })),
  );
  await db.insert(post).values(
    desks.map(({ postId, companyId, memberId }) => ({
      id: postId,
      companyId,
      memberId,
      status: 'open' as const,
      title: '初中数学教师',
      role: 'teacher',
      stages: ['junior'],
      subjects: ['math'],
      tenure: 'establishment',
      experience: 'any',
      cityCode: '330100',
      regionCode: '330102',
      description: '承担初中数学教学工作。',
      publishedAt: now,
      refreshedAt: now,
    })),
  );
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
