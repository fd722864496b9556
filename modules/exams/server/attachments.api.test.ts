import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { fileLinks, takeFiles } from '#server/domains/files/public.ts';
import { givenRecruiter, signIn } from '#server/platform/testing/fixtures.ts';
import { useWholeApp } from '#server/proof/whole-app.ts';
import { usualSettings } from '../contract/exam-settings.ts';
import { exam, examAttachment } from '../schema/exams.ts';

const { app, db, deps, clock } = await useWholeApp();
const pdf = Buffer.from('%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\nstartxref\n9\n%%EOF\n');

test('a file beside an announcement of a project is public from its publication', async () => {
  const { accountId, companyId } = await givenRecruiter(db);
  const { token } = await signIn(db, accountId, { now: clock.now() });
  const sent = await app.inject({
    method: 'POST',
    url: '/api/files',
    query: { kind: 'examAttachment', name: 'a' },
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/octet-stream' },
    payload: pdf,
  });
  const { id: fileId } = sent.json();
  await takeFiles(db, { accountId, ids: [fileId], kind: 'examAttachment', now: clock.now() });
  const url = (await fileLinks(deps, [fileId])).get(fileId)?.url ?? '';
  const project = { title: '公开招聘教师', regionCode: '330106', settings: usualSettings(2027) };
  const [row] = await db
    .insert(exam)
    .values({ ...project, companyId, status: 'draft', createdAt: clock.now(), updatedAt: clock.now() })
    .returning();
  await db.insert(examAttachment).values({ examId: row?.id ?? '', fileId, line: 0 });
  expect((await app.inject({ url })).statusCode).toBe(404);
  await db.update(exam).set({ status: 'published' }).where(eq(exam.companyId, companyId));
  const shown = await app.inject({ url });
  expect([shown.statusCode, shown.headers['cache-control']]).toEqual([200, 'public, max-age=600']);
});
