import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { legalVersions } from '#contract/personal-data/legal.ts';
import { account } from '#database/schema/identity.ts';
import { serverModules } from '#modules/server.ts';
import { recountOpenPosts } from '#server/domains/posts/store.ts';
import { reindexAll } from '#server/domains/search/public.ts';
import { givenOpenPost, givenRecruiter } from '#server/platform/testing/fixtures.ts';
import { tick } from '#server/schedule/every-minute.ts';
import { useWholeApp } from './whole-app.ts';

const app = await useWholeApp();
const { db, clock, outbox } = app;

/** Calls as a person does, who expects an answer. */
async function call(...asked: Parameters<typeof app.call>) {
  const answer = await app.call(...asked);
  expect(answer.status, `${asked[0]} ${asked[1]} ${JSON.stringify(answer.body)}`).toBe(200);
  return answer.body;
}

async function codeFor(portal: 'jober' | 'company', phone: string): Promise<string> {
  await call('POST', `/api/${portal}/sendshortmessage`, { query: { phone } });
  const text = outbox.findLast((message) => message.phone === phone)?.text ?? '';
  return /验证码 (\d+)/.exec(text)?.[1] ?? '';
}

const seekerForm = {
  name: '王晓梅',
  gender: 'female',
  birthday: '1995-03-08',
  education: 'bachelor',
  identity: 'teacher',
  agreementVersion: legalVersions.agreement,
};
const educations = [
  { key: 'a', school: '东海师范大学', major: '数学', education: 'bachelor', from: '2013-09', to: '2017-06' },
];

test('without any module a person searches, signs in, writes a resume and delivers it, and the school answers', async () => {
  expect(serverModules).toEqual([]);
  const school = await givenRecruiter(db);
  const open = await givenOpenPost(db, school.companyId, {
    memberId: school.memberId,
    title: '初中数学教师',
    publishedAt: clock.now(),
    refreshedAt: clock.now(),
  });
  await recountOpenPosts(db, [school.companyId]);
  await reindexAll(db);

  await call('GET', '/api/home');
  const found = await call('GET', '/api/posts', { query: { keyword: '数学老师' } });
  expect(found.items.map(({ id }: { id: string }) => id)).toEqual([open.id]);
  await call('GET', `/api/posts/${open.id}`);

  const phone = '13922220077';
  const verifyCode = await codeFor('jober', phone);
  const { registerTicket } = await call('GET', '/api/jober/joberInfoByCode', { query: { phone, verifyCode } });
  const body = { ...seekerForm, registerTicket };
  const { token } = await call('POST', '/api/jober/registerJoberInfo', { body });

  const [resume] = await call('GET', '/api/resumes', { token });
  await call('PATCH', `/api/resumes/${resume.id}`, {
    token,
    body: { revision: resume.revision, content: { email: 'teacher@example.com', educations } },
  });

  const consent = { consent: true, consentVersion: legalVersions.delivery };
  const order = { postId: open.id, resumeId: resume.id, ...consent };
  const { id } = await call('POST', '/api/deliveries', { token, body: order });

  const [own] = await db.select().from(account).where(eq(account.id, school.accountId));
  const query = { phone: own?.phone ?? '', verifyCode: await codeFor('company', own?.phone ?? '') };
  const recruiter = (await call('GET', '/api/company/joberInfoByCode', { query })).token;
  await call('GET', '/api/company/workbench', { token: recruiter });
  const box = await call('GET', '/api/company/boxRows', { token: recruiter, query: { page: 1 } });
  expect(box.items).toMatchObject([{ id, status: 'submitted' }]);
  await call('GET', `/api/company/deliveries/${id}`, { token: recruiter });
  const move = { id, status: 'shortlisted' };
  await call('POST', '/api/company/updateResumeBoxStatus', { token: recruiter, body: move });

  expect(await call('GET', `/api/deliveries/${id}`, { token })).toMatchObject({ status: 'shortlisted' });
  const notices = await call('GET', '/api/notifications', { token });
  expect(notices.items.map(({ kind }: { kind: string }) => kind)).toContain('delivery.shortlist');
  await call('GET', '/api/calendar', { token });
  await tick(app.deps);
});

test('the calls that are left are those of the core', async () => {
  const gone = ['/api/support/messages', '/api/wages', '/api/company/orders'];
  for (const path of gone) expect((await app.call('GET', path)).status, path).toBe(404);
  expect(app.logs.map((line) => JSON.parse(line)).filter(({ level }) => level >= 50)).toEqual([]);
});
