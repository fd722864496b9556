import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { newId } from '#database/new-id.ts';
import { givenCompany, givenOperator, signIn } from '#server/platform/testing/fixtures.ts';
import { useWholeApp } from '#server/proof/whole-app.ts';
import { fair, fairBooth, fairExhibitor } from '../schema.ts';

const { db, clock, call } = await useWholeApp();
const DAY = 86_400_000;

test('the booth at a fair to come is given up with the suspension of a company, and taken again with the restoration', async () => {
  const { id: companyId } = await givenCompany(db);
  const fairId = newId();
  const now = clock.now();
  await db.insert(fair).values({
    id: fairId,
    status: 'full',
    type: 'general',
    kind: 'school',
    title: '春季教师双选会',
    cityCode: '330100',
    startsAt: new Date(now.getTime() + DAY),
    endsAt: new Date(now.getTime() + 2 * DAY),
    signUpFrom: new Date(now.getTime() - DAY),
    signUpUntil: new Date(now.getTime() + DAY),
    capacity: 10,
    createdAt: now,
    updatedAt: now,
  });
  await db
    .insert(fairBooth)
    .values({ fairId, number: 'A01', hall: 0, x: 0, y: 0, w: 2, h: 2, status: 'sold', companyId });
  await db.insert(fairExhibitor).values({ fairId, companyId, status: 'approved', people: [], appliedAt: now });
  const stand = async () => {
    const [exhibitor] = await db.select().from(fairExhibitor).where(eq(fairExhibitor.fairId, fairId));
    const [booth] = await db.select().from(fairBooth).where(eq(fairBooth.fairId, fairId));
    return [exhibitor?.status, booth?.status];
  };
  const { accountId } = await givenOperator(db, 'review');
  const { token } = await signIn(db, accountId, { now });
  const move = (body: object) => call('POST', `/api/admin/companies/${companyId}/moves`, { token, body });
  await move({ move: 'suspend', reason: '办学许可证到期未更新' });
  expect(await stand()).toEqual(['withdrawn', 'free']);
  await move({ move: 'restore', reason: '已更新许可证' });
  expect(await stand()).toEqual(['approved', 'sold']);
});
