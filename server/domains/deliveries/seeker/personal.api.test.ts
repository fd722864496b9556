import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { blindPost } from '#database/schema/delivery-box.ts';
import { upload } from '#database/schema/files.ts';
import { mathTeacher, useDeliveries } from '../test-deliveries.ts';

const { call, db, clock, aSeeker, aRecruiter, aCompany, send, answer, open } = await useDeliveries();

const facts = { political: 'party', ethnicity: 'HA', nativePlace: '浙江绍兴' } as const;
const asking = { requirements: { personal: true } };

/** A seeker whose resume has the facts, a picture and a file of their own. */
async function aPerson() {
  const seeker = await aSeeker();
  const stored = (kind: string, name: string, type: string) =>
    db
      .insert(upload)
      .values({
        accountId: seeker.accountId,
        kind,
        name,
        type,
        size: 9,
        storageKey: crypto.randomUUID(),
        createdAt: clock.now(),
      })
      .returning({ id: upload.id });
  const [[photo], [file]] = await Promise.all([
    stored('idPhoto', '证件照.webp', 'image/webp'),
    stored('resumeFile', '简历.pdf', 'application/pdf'),
  ]);
  const own = { personal: { ...facts, photoId: photo?.id }, own: { fileId: file?.id } };
  return aSeeker({ ...mathTeacher, ...own });
}

const sent = async (values: object, more: object = {}) => {
  const [seeker, employer] = [await aPerson(), await aCompany({}, values)];
  const { body } = await send(seeker, employer.postId, more);
  const files = ({ token }: { token: string } = employer.recruiter) =>
    call('GET', `/api/company/deliveries/${body.id}/files`, { token });
  return { seeker, ...employer, id: body.id as string, files };
};
const kinds = ({ body }: { body: { kind: string }[] }) => body.map(({ kind }) => kind);

test('a school reads the facts where its post asks and the seeker agreed; the own file always', async () => {
  const { recruiter, id, files } = await sent(asking, { personal: true });
  expect((await open(recruiter, id)).body.snapshot.content.personal).toMatchObject(facts);
  const { body } = await files();
  expect(kinds({ body })).toEqual(['photo', 'own']);
  expect(body[0].url).toMatch(/^\/uploads\/.+sign=/);
});

test.each([
  ['the seeker did not agree', asking, {}],
  ['the post does not ask', {}, { personal: true }],
])('no fact leaves where %s', async (_, values, more) => {
  const { seeker, recruiter, id, files } = await sent(values, more);
  expect((await open(recruiter, id)).body.snapshot.content.personal).toEqual({});
  expect(kinds(await files())).toEqual(['own']);
  const mine = await call('GET', `/api/deliveries/${id}`, { token: seeker.token });
  expect(mine.body.snapshot.content.personal).toEqual({});
});

test('盲筛 hides the facts and every file; who sees no contact gets no own file', async () => {
  const { recruiter, companyId, postId, id, files } = await sent(asking, { personal: true });
  const interviewer = await aRecruiter(companyId, 'interviewer', '李老师');
  expect(kinds(await files(interviewer))).toEqual(['photo']);
  await call('PUT', `/api/company/posts/${postId}/blind`, { token: recruiter.token, body: { on: true } });
  expect((await open(recruiter, id)).body.snapshot.content).toMatchObject({ personal: {}, own: {} });
  expect((await files()).body).toEqual([]);
  await db.delete(blindPost).where(eq(blindPost.postId, postId));
  expect(kinds(await files())).toEqual(['photo', 'own']);
});

test('a delivery taken back gives no files, another school never', async () => {
  const { seeker, id, files } = await sent(asking, { personal: true });
  expect((await files(await aRecruiter())).status).toBe(404);
  await answer(seeker, id, 'withdraw');
  expect((await files()).body.code).toBe('ILLEGAL_MOVE');
});

test('whether facts go along is yes or no', async () => {
  const [seeker, { postId }] = [await aPerson(), await aCompany({}, asking)];
  const { status, body } = await send(seeker, postId, { personal: 'yes' });
  expect([status, body.issues[0].path]).toEqual([400, 'body.personal']);
});
