import { eq, sql } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { companyEndpoints } from '#contract/companies/companies.ts';
import { isCreditCode } from '#contract/companies/credit-code.ts';
import { ownCompanyEndpoints } from '#contract/companies/own-company.ts';
import { teamEndpoints } from '#contract/companies/teams.ts';
import { newId } from '#database/new-id.ts';
import { company, companyEvent, companyMember, companyPaper } from '#database/schema/companies.ts';
import { upload } from '#database/schema/files.ts';
import { notification } from '#database/schema/notices.ts';
import { post } from '#database/schema/posts.ts';
import { resolveToken } from '#server/domains/identity/public.ts';
import { givenAccount, givenCompany, givenOpenPost, givenOperator, signIn } from '#server/platform/testing/fixtures.ts';
import { useTestApp } from '#server/platform/testing/test-app.ts';
import { movedTables } from './adopt-claim.ts';
import { reviewCompany } from './certification/review-company.ts';
import { companyHandlers } from './routes.ts';
import { teamHandlers } from './team/team-routes.ts';

const { db, clock, call } = await useTestApp({
  table: { ...companyEndpoints, ...teamEndpoints, ...ownCompanyEndpoints },
  handlers: (given) => ({ ...companyHandlers(), ...teamHandlers(given) }),
  resolveToken,
});

const signs = [...'0123456789ABCDEFGHJKLMNPQRTUWXY'];
let lastCode = 100;
/** An unused credit code. */
function nextCode(): string {
  lastCode += 1;
  const base = `12100000${String(lastCode).padStart(9, '0')}`;
  return signs.map((sign) => base + sign).find(isCreditCode) ?? '';
}

const form = {
  name: '杭州市青柠檬实验学校',
  type: 'public-school',
  regionCode: '330108',
  intro: '一所实验学校。',
};
const operatorId = (await givenOperator(db)).accountId;
const review = (companyId: string, approve: boolean, reason?: string) =>
  reviewCompany(db, { companyId, operatorId, approve, reason, now: clock.now() });
const rowOf = async (id: string) => (await db.select().from(company).where(eq(company.id, id)))[0];

async function givenFile(accountId: string, kind: 'logo' | 'companyPicture' | 'licence') {
  const file = { kind, name: 'a.webp', type: 'image/webp', size: 9, storageKey: newId(), createdAt: clock.now() };
  const [row] = await db
    .insert(upload)
    .values({ ...file, accountId })
    .returning();
  return row?.id ?? '';
}

async function givenClaimant() {
  const { id } = await givenAccount(db);
  const { token } = await signIn(db, id, { scope: 'onboarding', now: clock.now() });
  const ask = (method: string, path: string, body: object, query = {}) => call(method, path, { token, body, query });
  const licenceFileId = await givenFile(id, 'licence');
  const authorisationFileId = await givenFile(id, 'licence');
  await ask('PUT', '/api/team/company/papers', { licenceFileId, authorisationFileId });
  const claim = (claimId?: string, values = {}) =>
    ask('POST', '/api/company/jobberRegisteredCompanyInfo', { ...form, creditCode: nextCode(), ...values, claimId });
  const decorate = async () => {
    const logoFileId = await givenFile(id, 'logo');
    const [coverFileId, wall] = [await givenFile(id, 'companyPicture'), await givenFile(id, 'companyPicture')];
    const pictures = await ask('PUT', '/api/team/company/pictures', { logoFileId, coverFileId });
    const album = await ask('PUT', '/api/team/company/album', { fileIds: [wall] });
    return [pictures.status, album.status];
  };
  return { id, token, ask, claim, decorate, licenceFileId };
}

const givenSchool = () =>
  givenCompany(db, {
    status: 'unclaimed',
    source: '某招聘网',
    sourceAt: clock.now(),
    intro: '导入时的简介',
    name: `杭州市丁香${newId().slice(-4)}小学`,
    type: 'public-school',
  });
const page = async (id: string) =>
  (await call('GET', '/api/company/queryCompanyDetail', { query: { companyId: id } })).body;
const offered = async (name: string) =>
  (await call('GET', '/api/company/queryCompany', { query: { keyword: name } })).body.items;

describe('a claim', () => {
  test('changes nothing of the school, pictures included, while it waits', async () => {
    const school = await givenSchool();
    const before = { row: await rowOf(school.id), page: await page(school.id) };
    const person = await givenClaimant();
    expect((await person.claim(school.id)).body).toMatchObject({ status: 'pending', name: form.name });
    expect(await person.decorate(), 'kept with what is proposed').toEqual([200, 200]);
    expect(await rowOf(school.id)).toEqual(before.row);
    expect(await page(school.id)).toEqual(before.page);
    expect(JSON.stringify(await offered(school.name))).toContain(school.id);
  });

  test('that is refused leaves the school as it was and free for the next', async () => {
    const school = await givenSchool();
    const before = await rowOf(school.id);
    const stranger = await givenClaimant();
    const { id } = (await stranger.claim(school.id)).body;
    await stranger.decorate();
    await review(id, false, '无法证明身份');
    expect(await rowOf(school.id)).toEqual(before);
    expect(await db.$count(companyMember, eq(companyMember.companyId, school.id))).toBe(0);
    const rightful = await givenClaimant();
    const second = (await rightful.claim(school.id)).body;
    await review(second.id, true);
    expect(await page(school.id)).toMatchObject({ status: 'approved', name: form.name, logoUrl: null, album: [] });
  });

  test('takes effect with the yes: data, pictures, people, papers and drafts go to the school', async () => {
    const school = await givenSchool();
    const imported = await givenOpenPost(db, school.id, { source: '某招聘网' });
    const person = await givenClaimant();
    const { id } = (await person.claim(school.id)).body;
    await person.decorate();
    const draft = await givenOpenPost(db, id, { status: 'draft' });
    clock.advance(1_000);
    await review(id, true);
    const shown = await page(school.id);
    expect(shown).toMatchObject({ status: 'approved', name: form.name, intro: form.intro, source: '某招聘网' });
    expect([shown.logoUrl, shown.coverUrl, shown.album.length]).toEqual([expect.any(String), expect.any(String), 1]);
    expect(await rowOf(id), 'the application is no company of its own').toBeUndefined();
    const own = (await person.ask('GET', '/api/team/company', {})).body;
    expect(own).toMatchObject({ id: school.id, status: 'approved', mayEdit: true });
    expect(own.steps.map(({ move }: { move: string }) => move)).toEqual(['claim', 'submit']);
    const papers = await db.select().from(companyPaper).where(eq(companyPaper.companyId, school.id));
    expect(papers.map(({ kind }) => kind).sort()).toEqual(['authorisation', 'licence']);
    expect(papers.find(({ kind }) => kind === 'licence')?.fileId).toBe(person.licenceFileId);
    const posts = await db.select({ id: post.id }).from(post).where(eq(post.companyId, school.id));
    expect(posts.map((row) => row.id).sort()).toEqual([draft.id, imported.id].sort());
  });

  test('by the code of the letter says so to the operators; the code of another letter is refused', async () => {
    const school = await givenCompany(db, { status: 'unclaimed', letterCode: 'K7P29QXM' });
    const person = await givenClaimant();
    const wrong = await person.claim(school.id, { letterCode: 'K7P2-9QXN' });
    expect(wrong).toMatchObject({ status: 400, body: { issues: [{ path: 'body.letterCode' }] } });
    const { id } = (await person.claim(school.id, { letterCode: 'k7p2-9qxm' })).body;
    const events = await db.select().from(companyEvent).where(eq(companyEvent.companyId, id));
    expect(events).toMatchObject([{ move: 'submit', note: '凭认领信上的验证码认领' }]);
  });

  test('waits beside others; the first that is approved wins, and the others are told', async () => {
    const school = await givenSchool();
    const people = await Promise.all(Array.from({ length: 3 }, givenClaimant));
    const answers = await Promise.all(people.map(({ claim }) => claim(school.id)));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    const [winner, ...others] = answers.map(({ body }) => body.id as string);
    const verdicts = await Promise.allSettled([review(winner ?? '', true), review(others[0] ?? '', true)]);
    expect(verdicts.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    expect((await rowOf(school.id))?.status).toBe('approved');
    const lost = (await Promise.all(answers.map(({ body }) => rowOf(body.id)))).filter((row) => row !== undefined);
    expect(lost).toHaveLength(2);
    expect(lost).toMatchObject([
      { status: 'rejected', rejectReason: '该单位已由其他申请人认领，可以改为申请加入' },
      { status: 'rejected' },
    ]);
    for (const { id } of lost) {
      const sentNotices = await db.select().from(notification).where(eq(notification.companyId, id));
      expect(sentNotices).toMatchObject([
        { kind: 'company.rejected', body: '该单位已由其他申请人认领，可以改为申请加入' },
      ]);
    }
  });

  test('that lost cannot come again, but its people may ask to join the school', async () => {
    const school = await givenSchool();
    const [winner, loser] = [await givenClaimant(), await givenClaimant()];
    const first = (await winner.claim(school.id)).body;
    await loser.claim(school.id);
    await review(first.id, true);
    expect(await loser.claim()).toMatchObject({
      status: 409,
      body: { message: '该单位已由其他申请人认领，可以改为申请加入' },
    });
    const joined = await loser.ask(
      'POST',
      '/api/company/saveRecruiterInfo',
      { name: '何老师' },
      { companyId: school.id },
    );
    expect(joined).toMatchObject({ status: 200, body: { status: 'requested' } });
  });

  test('that was refused comes again as a claim of the same school', async () => {
    const school = await givenSchool();
    const person = await givenClaimant();
    const { id } = (await person.claim(school.id)).body;
    await review(id, false, '照片不清楚');
    const again = await person.claim(undefined, { name: '杭州市青柠檬学校' });
    expect(again.body).toMatchObject({ id, status: 'pending', name: '杭州市青柠檬学校' });
    await review(id, true);
    expect(await rowOf(school.id)).toMatchObject({ status: 'approved', name: '杭州市青柠檬学校' });
  });

  test('of an absent school and of a certified one is refused alike', async () => {
    const certified = await givenCompany(db);
    const bodies = await Promise.all(
      [certified.id, '4611686018427387904'].map(async (claimId) => (await (await givenClaimant()).claim(claimId)).body),
    );
    expect(bodies[0]).toMatchObject({ code: 'FORBIDDEN', message: '该单位不存在或已被认领' });
    expect({ ...bodies[1], requestId: '' }).toEqual({ ...bodies[0], requestId: '' });
  });
});

test('every table that refers to a company is one that a claim’s rows move from, or one that it cannot have rows in', async () => {
  const { rows } = await db.execute<{ name: string }>(sql`
    select distinct table_name as name from information_schema.columns
    where column_name = 'company_id' and table_schema = 'public' order by 1`);
  const approvedOnly = [
    'box_batch',
    'box_export',
    'chat_block',
    'announcement',
    'company_change',
    'conversation',
    'delivery',
    'exam',
    'exam_organiser',
    'experience',
    'fair_booth',
    'fair_exhibitor',
    'follow',
    'invoice',
    'invoice_title',
    'job_search',
    'jober_block',
    'ledger_account',
    'ledger_posting',
    'reply_template',
    'resume_view',
    'sales_order',
    'score_form',
    'talent_invitation',
    'talent_rejection',
    'talent_saved',
    'wage_agreement',
  ];
  expect(new Set(rows.map(({ name }) => name))).toEqual(new Set([...approvedOnly, ...movedTables]));
});
