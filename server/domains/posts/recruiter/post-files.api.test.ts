import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { postEndpoints } from '#contract/posts/posts.ts';
import { recruiterPostEndpoints } from '#contract/posts/recruiter-posts.ts';
import { newId } from '#database/new-id.ts';
import { upload } from '#database/schema/files.ts';
import { post } from '#database/schema/posts.ts';
import { resolveToken } from '#server/domains/identity/public.ts';
import { givenOpenPost, givenRecruiter, signIn } from '#server/platform/testing/fixtures.ts';
import { useTestApp } from '#server/platform/testing/test-app.ts';
import { postHandlers } from '../routes.ts';
import { recruiterPostHandlers } from './recruiter-routes.ts';

const { db, clock, call } = await useTestApp({
  table: { ...postEndpoints, ...recruiterPostEndpoints },
  handlers: (deps) => ({ ...postHandlers(deps), ...recruiterPostHandlers() }),
  resolveToken,
});

async function recruiterOf(companyId?: string) {
  const person = await givenRecruiter(db, companyId ? { companyId, role: 'recruiter', name: '李同事' } : {});
  const { token } = await signIn(db, person.accountId);
  const api = (method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, body?: object) =>
    call(method, `/api/company/${path}`, { token, ...(body ? { body } : {}) });
  return { ...person, api };
}

async function givenFile(accountId: string, name: string, kind = 'postFile') {
  const [row] = await db
    .insert(upload)
    .values({
      accountId,
      kind,
      name,
      type: 'application/pdf',
      size: 9,
      storageKey: `${newId()}`,
      createdAt: clock.now(),
    })
    .returning({ fileId: upload.id });
  return { fileId: row?.fileId ?? '', name };
}

/** An open post of a school with two recruiters. */
async function given() {
  const owner = await recruiterOf();
  const { id } = await givenOpenPost(db, owner.companyId, { memberId: owner.memberId, experience: '1-3' });
  const colleague = await recruiterOf(owner.companyId);
  const { revision, form } = (await owner.api('GET', `posts/${id}`)).body;
  return { owner, colleague, id, revision: revision as number, form: { ...form, regionCode: '330106' } as object };
}

test('files go public with the edit, are reviewed after it, and a colleague may edit beside them', async () => {
  const { owner, colleague, id, revision, form } = await given();
  const file = await givenFile(owner.accountId, '报名表 2027.pdf');
  const edited = { ...form, attachments: [{ ...file, name: '改名' }] };
  const saved = await owner.api('PUT', `posts/${id}/draft`, { revision, form: edited });
  expect(saved.status).toBe(200);
  const shown = async () => (await call('GET', `/api/posts/${id}`)).body.attachments;
  expect(await shown()).toEqual([]);
  const again = await colleague.api('PUT', `posts/${id}/draft`, { revision: saved.body.revision, form: edited });
  expect(again.status).toBe(200);
  const submitted = await colleague.api('POST', `posts/${id}/submit`, { revision: again.body.revision });
  expect(submitted.body).toMatchObject({ status: 'open', recheck: true });
  expect(await shown()).toEqual([
    { name: '报名表 2027.pdf', url: `/uploads/${file.fileId}/${encodeURIComponent('报名表 2027.pdf')}` },
  ]);
});

test("a stranger's file, one of another kind and too many are refused", async () => {
  const { owner, id, revision, form } = await given();
  const stranger = await recruiterOf();
  const foreign = await givenFile(stranger.accountId, '表.pdf');
  const other = await givenFile(owner.accountId, '证.pdf', 'licence');
  const many = await Promise.all(Array.from({ length: 6 }, (_, at) => givenFile(owner.accountId, `${at}.pdf`)));
  for (const attachments of [[foreign], [other], many, [{ fileId: '12', name: '' }]]) {
    const { status, body } = await owner.api('PUT', `posts/${id}/draft`, { revision, form: { ...form, attachments } });
    expect([status, body.issues[0].path.slice(0, 21)]).toEqual([400, 'body.form.attachments']);
  }
  const [row] = await db.select().from(post).where(eq(post.id, id));
  expect(row?.attachments).toEqual([]);
});

test('a post becomes a template without what is its own, for colleagues alone; a name is used once', async () => {
  const { owner, colleague, form } = await given();
  const file = await givenFile(owner.accountId, '表.pdf');
  const whole = { ...form, title: '高中物理教师', attachments: [file], deadline: '2027-01-01' };
  await owner.api('POST', 'postTemplates', { name: '物理', form: whole });
  const { body } = await owner.api('POST', 'postTemplates', { name: '物理', form: { ...whole, headcount: 3 } });
  expect(body).toMatchObject([{ name: '物理', form: { title: '高中物理教师', headcount: 3 } }]);
  for (const field of ['attachments', 'deadline', 'memberId']) expect(body[0].form).not.toHaveProperty(field);
  expect((await colleague.api('GET', 'postTemplates')).body).toHaveLength(1);
  const stranger = await recruiterOf();
  expect((await stranger.api('GET', 'postTemplates')).body).toEqual([]);
  expect((await stranger.api('DELETE', `postTemplates/${body[0].id}`)).status).toBe(404);
  expect((await colleague.api('DELETE', `postTemplates/${body[0].id}`)).body).toEqual([]);
});
