import { hash } from '@node-rs/argon2';
import { eq } from 'drizzle-orm';
import type { CompanyStatus } from '#contract/actor.ts';
import { type ResumeSnapshot, resumeContent } from '#contract/resumes/resumes.ts';
import { newId } from '#database/new-id.ts';
import { chatMessage, conversation } from '#database/schema/chat.ts';
import { delivery, deliveryEvent, interview, resume } from '#database/schema/deliveries.ts';
import { account, jober } from '#database/schema/identity.ts';
import { notification } from '#database/schema/notices.ts';
import type { Database } from '#server/platform/database/database.ts';
import {
  givenAccount,
  givenCompany,
  givenOpenPost,
  givenRecruiter,
  givenSeeker,
} from '#server/platform/testing/fixtures.ts';
import { givenAccountThings } from './fixtures/accounts.ts';
import { givenSavedSearch } from './fixtures/alerts.ts';
import { givenBox } from './fixtures/box.ts';
import type { Fixtures } from './fixtures/fixtures.ts';
import { givenOperatorThings } from './fixtures/operators.ts';
import { type About, partOf } from './fixtures/part-of.ts';
import { givenTalents } from './fixtures/talents.ts';
import { moduleProofs, type TenantParts } from './module-proof.ts';

export interface Tenant {
  fixtures: Fixtures;
  seekerAccountId: string;
  ownerAccountId: string;
  /** What modules make their objects of. */
  parts: TenantParts;
}

interface Options {
  status?: CompanyStatus;
  /** The seeker is also the company's owner: one account with every right. */
  dual?: boolean;
  /** The names of what calls will be about: parts of the tenant that have none of them are left out. Default: all. */
  about?: About;
}

const PASSWORD = 'Teach2026';
/** The weakest argon2 parameters: comparing takes no time. */
const quickHash = (password: string) => hash(password, { memoryCost: 8, timeCost: 1 });
const passwordHash = await quickHash(PASSWORD);
const daysBefore = new Date('2026-11-19T02:00:00Z');
let lastPhone = 15_000_000_000;

/** An unused phone. */
export function nextPhone(): string {
  lastPhone += 1;
  return String(lastPhone);
}

export async function givenTenant(
  db: Database,
  { status = 'approved', dual = false, about }: Options = {},
): Promise<Tenant> {
  const part = partOf(about);
  const phone = nextPhone();
  const account = await givenAccount(db, { phone, passwordHash });
  const { joberId, jober } = await givenSeeker(db, { accountId: account.id });
  const owner = await givenRecruiter(db, { status, ...(dual ? { accountId: account.id } : {}) });
  const { companyId, memberId } = owner;
  const post = await givenOpenPost(db, companyId, { memberId });
  const target = await givenOpenPost(db, companyId, { memberId, title: '高中物理教师' });
  const unclaimed = await givenCompany(db, { status: 'unclaimed', source: '导入' });
  const content = resumeContent.parse({});
  const resumeId = newId();
  await db.insert(resume).values({ id: resumeId, joberId, name: '我的简历', isDefault: true, content });
  const snapshot = { jober: { ...jober, gender: jober.gender as 'female', phone }, resumeName: '我的简历', content };
  const deliveryId = await givenInvitation(db, { postId: post.id, companyId, joberId, resumeId, snapshot });
  const noticeId = newId();
  const notice = { id: noticeId, accountId: account.id, kind: 'test', title: '您好', effectKey: `house:${noticeId}` };
  await db.insert(notification).values(notice);
  const conversationId = await givenConversation(db, { joberId, companyId, postId: post.id }, account.id, snapshot);
  const parts = {
    companyId,
    memberId,
    ownerAccountId: owner.accountId,
    postId: post.id,
    joberId,
    accountId: account.id,
  };
  const tenant = { ...parts, resumeId, snapshot, createdAt: daysBefore, about };
  const ofModules: Record<string, string> = {};
  for (const { fixtures } of moduleProofs) Object.assign(ofModules, fixtures && (await part(fixtures, db, tenant)));
  return {
    fixtures: {
      ...ofModules,
      companyId,
      shownCompanyId: companyId,
      claimId: unclaimed.id,
      postId: post.id,
      targetPostId: target.id,
      phone,
      codePhone: phone,
      joberId,
      resumeId,
      deliveryId,
      noticeId,
      conversationId,
      memberId,
      ...(await part(givenSavedSearch, db, joberId)),
      ...(await part(givenBox, db, { companyId, memberId, accountId: owner.accountId, deliveryId })),
      ...(await part(givenOperatorThings, db, companyId)),
      ...(await part(givenAccountThings, db, account.id)),
      ...(await part(givenTalents, db, { companyId, memberId, joberId, postId: post.id })),
      password: PASSWORD,
    },
    seekerAccountId: account.id,
    ownerAccountId: owner.accountId,
    parts: tenant,
  };
}

type Sent = Pick<typeof delivery.$inferInsert, 'postId' | 'companyId' | 'joberId' | 'resumeId' | 'snapshot'>;

async function givenInvitation(db: Database, sent: Sent): Promise<string> {
  const id = newId();
  const times = { submittedAt: daysBefore, changedAt: daysBefore, viewedAt: daysBefore, answeredAt: daysBefore };
  await db.insert(delivery).values({ id, ...sent, ...times, consentId: newId(), status: 'interview' });
  const step = { deliveryId: id, side: 'seeker' as const, actorName: '林小满', at: daysBefore };
  await db.insert(deliveryEvent).values({ ...step, move: 'deliver', toStatus: 'submitted' });
  const terms = {
    startsAt: new Date('2026-11-25T02:00:00Z'),
    mode: 'onsite' as const,
    place: '博学楼 302',
    contact: '周老师',
  };
  await db.insert(interview).values({ ...terms, deliveryId: id, status: 'waiting' as const, createdAt: daysBefore });
  return id;
}

type Talk = Pick<typeof conversation.$inferInsert, 'joberId' | 'companyId' | 'postId'>;

async function givenConversation(db: Database, talk: Talk, senderId: string, resume: ResumeSnapshot): Promise<string> {
  const id = newId();
  const last = { lastNumber: 3, lastText: '请求交换微信', lastSide: 'seeker', lastAt: daysBefore };
  await db
    .insert(conversation)
    .values({ id, ...talk, ...last, seekerWrote: true, companyUnread: 3, createdAt: daysBefore });
  const said = {
    conversationId: id,
    side: 'seeker' as const,
    senderId,
    senderName: '林小满',
    warnings: [],
    at: daysBefore,
  };
  const contact = { what: 'wechat', state: 'asked', seeker: 'lin_xiaoman', company: null } as const;
  await db.insert(chatMessage).values([
    { ...said, number: 1, text: '您好', clientId: 'house-0001' },
    { ...said, number: 2, kind: 'resume', text: '我的简历', data: { resume }, clientId: 'house-0002' },
    { ...said, number: 3, kind: 'contact', text: '请求交换微信', data: { contact }, clientId: 'house-0003' },
  ]);
  return id;
}

/** Another tenant, as seen by outsiders. */
export async function givenStrangers(db: Database): Promise<Fixtures> {
  const { fixtures, seekerAccountId, parts } = await givenTenant(db);
  const secret = await quickHash('Stranger2026');
  await db.update(account).set({ passwordHash: secret }).where(eq(account.id, seekerAccountId));
  // Visible to all companies and unrelated to any other: that alone opens no record.
  await db.update(jober).set({ privacy: 'public' }).where(eq(jober.id, fixtures.joberId));
  const hidden = await givenCompany(db, { status: 'draft' });
  const draft = await givenOpenPost(db, fixtures.companyId, { status: 'draft' });
  const { talentId, linkId, linkToken } = await givenTalents(db, { ...fixtures, hidden: true });
  const ofModules: Record<string, string> = {};
  for (const { hidden } of moduleProofs) Object.assign(ofModules, await hidden?.(db, parts));
  const unseen = {
    ...ofModules,
    talentId,
    linkId,
    linkToken,
    shownCompanyId: hidden.id,
    claimId: hidden.id,
    postId: draft.id,
    targetPostId: draft.id,
  };
  return { ...fixtures, ...unseen };
}

/** Ids of absent objects, new ones per call. */
export function absentThings(own: Fixtures): Fixtures {
  const ids = Object.fromEntries(Object.keys(own).map((name) => [name, newId()]));
  return { ...own, ...ids, phone: nextPhone(), password: own.password };
}
