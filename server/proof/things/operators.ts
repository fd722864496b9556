import { newId } from '#database/new-id.ts';
import { company } from '#database/schema/companies.ts';
import { account, operator } from '#database/schema/identity.ts';
import { accountBan } from '#database/schema/operators.ts';
import { post } from '#database/schema/posts.ts';
import { reviewReason } from '#database/schema/reviews.ts';
import { hotWord, sensitiveWord, trainingRule } from '#database/schema/words.ts';
import type { Database } from '#server/platform/database/database.ts';
import { givenPapers } from '#server/platform/testing/fixtures.ts';

const updatedAt = new Date('2026-11-19T02:00:00Z');
let lastPhone = 16_000_000_000;

const nextPhone = (): string => {
  lastPhone += 1;
  return String(lastPhone);
};

const waitingCompany = (id: string) => ({
  id,
  name: `杭州市待审第${id}中学`,
  status: 'pending',
  shortName: '待审中学',
  nameKey: `待审${id}`,
  type: 'public-school',
  cityCode: '330100',
  regionCode: '330102',
  updatedAt,
});

/** What operators work on: people, things that wait in the queues, words, and one another. */
export async function givenOperatorThings(db: Database, companyId: string) {
  const things = {
    userId: newId(),
    bannableId: newId(),
    bannedId: newId(),
    operatorId: newId(),
    claimItemId: newId(),
    decideItemId: newId(),
    suspendableId: newId(),
    removablePostId: newId(),
    hotWordId: newId(),
    sensitiveWordId: newId(),
    trainingRuleId: newId(),
    doomedWordId: newId(),
    reasonId: newId(),
    doomedReasonId: newId(),
  };
  const operatorAccountId = newId();
  await db.insert(account).values([
    { id: things.userId, phone: nextPhone() },
    { id: things.bannableId, phone: nextPhone() },
    { id: things.bannedId, phone: nextPhone(), status: 'banned' },
    { id: operatorAccountId, phone: nextPhone() },
  ]);
  const ban = { accountId: things.bannedId, reason: '发布虚假信息', bannedBy: operatorAccountId, bannedAt: updatedAt };
  await db.insert(accountBan).values(ban);
  await db
    .insert(operator)
    .values({ id: things.operatorId, accountId: operatorAccountId, role: 'review', name: '许清和' });
  const certified = { ...waitingCompany(things.suspendableId), status: 'approved', approvedAt: updatedAt };
  await db.insert(company).values([waitingCompany(things.claimItemId), waitingCompany(things.decideItemId), certified]);
  await givenPapers(db, { companyId: things.decideItemId, accountId: operatorAccountId }, ['licence']);
  await db.insert(post).values({
    id: things.removablePostId,
    companyId,
    status: 'draft',
    title: '初中语文教师',
    role: 'teacher',
    tenure: 'establishment',
    experience: 'any',
    cityCode: '330100',
    regionCode: '330102',
    description: '承担初中语文教学工作。',
  });
  await db.insert(hotWord).values({ id: things.hotWordId, word: `热${things.hotWordId}`, updatedAt });
  await db.insert(sensitiveWord).values([
    { id: things.sensitiveWordId, word: `敏${things.sensitiveWordId}`, level: 'warn', updatedAt },
    { id: things.doomedWordId, word: `敏${things.doomedWordId}`, level: 'warn', updatedAt },
  ]);
  const rule = { words: ['培训贷款', '先学后付'], within: 20, level: 'review', updatedAt };
  await db.insert(trainingRule).values({ id: things.trainingRuleId, ...rule });
  const reason = { queue: 'companies', label: '证照不清', body: '证照照片不清晰，请重新上传' };
  await db.insert(reviewReason).values([
    { id: things.reasonId, ...reason },
    { id: things.doomedReasonId, ...reason },
  ]);
  return things;
}

export type OperatorThings = Awaited<ReturnType<typeof givenOperatorThings>>;
