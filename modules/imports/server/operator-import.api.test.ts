import { and, eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { notification } from '#database/schema/notices.ts';
import { operatorAct } from '#database/schema/operators.ts';
import { post } from '#database/schema/posts.ts';
import { givenCompany, givenOperator, givenRecruiter } from '#server/platform/testing/fixtures.ts';
import { useWholeApp } from '#server/proof/whole-app.ts';

const { db, call, tokenOf } = await useWholeApp();
const csv = '岗位名称,招聘人数,薪资,学历\n高中数学教师,2,10-15K/月,本科\n高中物理教师,1,10-15K/月,本科\n';

test('an operator imports a table for a school: drafts of the school, a notice to its owner, acts in the log', async () => {
  const school = await givenRecruiter(db);
  const token = await tokenOf((await givenOperator(db, 'review')).accountId);
  const at = `/api/admin/companies/${school.companyId}/imports`;
  const file = await call('POST', '/api/files', {
    token,
    query: { kind: 'postTable', name: '岗位表.csv' },
    body: Buffer.from(csv),
    headers: { 'content-type': 'application/octet-stream' },
  });
  const { body: sheet } = await call('POST', at, { token, body: { fileId: file.body.id } });
  expect(sheet).toMatchObject({ total: 2, done: 0 });
  expect((await call('POST', `${at}/${sheet.id}/write`, { token })).body).toMatchObject({ done: 2 });
  const posts = () => db.select().from(post).where(eq(post.companyId, school.companyId));
  expect(await posts()).toMatchObject([
    { status: 'draft', memberId: school.memberId },
    { status: 'draft', memberId: school.memberId },
  ]);
  const session = { token: await tokenOf(school.accountId) };
  expect((await call('GET', '/api/company/imports', session)).body.list).toMatchObject([{ id: sheet.id, drafts: 2 }]);
  const told = and(eq(notification.accountId, school.accountId), eq(notification.kind, 'post.imported'));
  expect(await db.$count(notification, told)).toBe(1);

  expect((await call('POST', `${at}/${sheet.id}/undo`, { token })).body).toMatchObject({ removed: 2 });
  expect(await posts()).toEqual([]);
  const acts = await db.select().from(operatorAct).where(eq(operatorAct.subjectId, school.companyId));
  expect(acts.map(({ act }) => act).sort()).toEqual(['company.import', 'company.undo-import']);
});

test('a school that nobody has claimed, and an import of another school, are not found', async () => {
  const [one, other] = [await givenRecruiter(db), await givenRecruiter(db)];
  const token = await tokenOf((await givenOperator(db, 'review')).accountId);
  const unclaimed = await givenCompany(db, { status: 'unclaimed', source: '导入' });
  const list = (id: string) => call('GET', `/api/admin/companies/${id}/imports`, { token });
  expect([(await list(one.companyId)).status, (await list(unclaimed.id)).status]).toEqual([200, 404]);
  const file = await call('POST', '/api/files', {
    token,
    query: { kind: 'postTable', name: '岗位表.csv' },
    body: Buffer.from(csv),
    headers: { 'content-type': 'application/octet-stream' },
  });
  const at = (id: string) => `/api/admin/companies/${id}/imports`;
  const { body } = await call('POST', at(one.companyId), { token, body: { fileId: file.body.id } });
  expect((await call('GET', `${at(one.companyId)}/${body.id}`, { token })).status).toBe(200);
  expect((await call('GET', `${at(other.companyId)}/${body.id}`, { token })).status).toBe(404);
});
