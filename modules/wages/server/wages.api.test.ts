import { createHash } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { notification } from '#database/schema/notices.ts';
import { wageEvent, wageSlip } from '../schema.ts';
import { useWages } from './test-wages.ts';

const app = await useWages();
const { db, call, agree, anAgreement, aSchool, bySchool, byTeacher, taught, aSlip, schoolMoves, teacherMoves } = app;
const { post, get, anIssued, anUpload, clock } = app;

const noticeOf = async ({ accountId }: { accountId: string }) =>
  (await db.select().from(notification).where(eq(notification.accountId, accountId))).map(({ kind }) => kind);
const movesOf = async (agreementId: string) =>
  (await db.select().from(wageEvent).where(eq(wageEvent.agreementId, agreementId)).orderBy(wageEvent.id)).map(
    ({ about, move, side }) => `${about} ${move} ${side}`,
  );

describe('an agreement', () => {
  test('is made with who is hired, and its periods do not overlap', async () => {
    const school = await aSchool();
    expect((await agree(school.recruiter, school.deliveryId)).body).toMatchObject({ rateFen: 12_000, unit: 'lesson' });
    expect((await agree(school.recruiter, school.deliveryId, { from: '2027-01-31', to: '2027-02-10' })).status).toBe(
      409,
    );
    expect((await agree(school.recruiter, school.deliveryId, { from: '2027-02-01', to: '2027-06-30' })).status).toBe(
      200,
    );
    expect(await noticeOf(school.teacher)).toEqual(['wage.agreement-agree', 'wage.agreement-agree']);
  });

  test.each([
    ['nobody hired', 'offer', {}, 409],
    ['an end before its start', 'hired', { to: '2026-09-01' }, 400],
    ['no amount', 'hired', { rate: 0 }, 400],
    ['half a fen', 'hired', { rate: 10.5 }, 400],
  ] as const)('is refused with %s', async (_, state, more, status) => {
    const school = await aSchool(state);
    const answer = await agree(school.recruiter, school.deliveryId, more);
    expect(answer.status).toBe(status);
    if ('rate' in more) expect(answer.body.issues[0].message).toBe('请输入正确的金额');
  });

  test('however many at once, one is made', async () => {
    const school = await aSchool();
    const answers = await Promise.all(Array.from({ length: 4 }, () => agree(school.recruiter, school.deliveryId)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409]);
  });
});

describe('hours', () => {
  test('a teacher is reminded of what waits, once a day', async () => {
    const agreement = await anAgreement();
    const remind = () => post(agreement.recruiter, `/api/company/wages/agreements/${agreement.id}/remind`, {});
    expect((await remind()).status).toBe(409);
    await bySchool(agreement, '2026-11-03', 250);
    const now = clock.now();
    const answers = [];
    // 07:30 and 08:30 of one day in Shanghai, which are two days in UTC.
    for (const at of ['2026-11-19T23:30Z', '2026-11-20T00:30Z']) {
      clock.set(new Date(at));
      answers.push((await remind()).status);
    }
    clock.set(now);
    expect(answers).toEqual([204, 204]);
    expect((await noticeOf(agreement.teacher)).filter((kind) => kind === 'wage.remind')).toHaveLength(1);
  });

  test('are entered by one side and confirmed by the other', async () => {
    const agreement = await anAgreement();
    const [ofSchool, ofTeacher] = [
      await bySchool(agreement, '2026-11-03', 250),
      await byTeacher(agreement, '2026-11-04', 100),
    ];
    expect(ofSchool.body).toMatchObject({ status: 'by-school', moves: ['withdraw'] });
    const confirm = { move: 'confirm' };
    expect(
      (await post(agreement.recruiter, `/api/company/wages/hours/${ofSchool.body.id}/moves`, confirm)).status,
    ).toBe(409);
    expect((await post(agreement.teacher, `/api/wages/hours/${ofTeacher.body.id}/moves`, confirm)).status).toBe(409);
    expect((await post(agreement.teacher, `/api/wages/hours/${ofSchool.body.id}/moves`, confirm)).body.status).toBe(
      'confirmed',
    );
    const other = await post(agreement.recruiter, `/api/company/wages/hours/${ofTeacher.body.id}/moves`, confirm);
    expect(other.body.status).toBe('confirmed');
    expect(await movesOf(agreement.id)).toEqual([
      'agreement agree recruiter',
      'hours enter recruiter',
      'hours enter seeker',
      'hours confirm seeker',
      'hours confirm recruiter',
    ]);
  });

  test('of a day are not sent in twice, and can be after they were refused with a reason', async () => {
    const agreement = await anAgreement();
    const { body } = await bySchool(agreement, '2026-11-03', 250);
    expect((await byTeacher(agreement, '2026-11-03', 250)).status).toBe(409);
    const refuse = (note: string) =>
      post(agreement.teacher, `/api/wages/hours/${body.id}/moves`, { move: 'refuse', note });
    expect((await refuse('')).status).toBe(400);
    expect((await refuse('是 3 课时')).body).toMatchObject({ status: 'refused', reason: '是 3 课时' });
    expect((await byTeacher(agreement, '2026-11-03', 300)).status).toBe(200);
  });

  test.each([
    ['before the period', '2026-09-30', 100],
    ['tomorrow', '2026-11-21', 100],
    ['nothing', '2026-11-03', 0],
    ['more than a day has', '2026-11-03', 2401],
  ])('are refused: %s', async (_, day, quantity) => {
    expect((await bySchool(await anAgreement(), day, quantity)).status).toBe(400);
  });
});

describe('a slip', () => {
  test('adds up, goes out, is confirmed and paid; nobody edits it after it went out', async () => {
    const agreement = await anAgreement({ rate: 3_333 });
    await taught(agreement, '2026-11-03', 150);
    await taught(agreement, '2026-11-05', 125);
    await taught(agreement, '2026-10-30', 400);
    const items = [
      { kind: 'add', name: '交通补贴', fen: 5_000 },
      { kind: 'deduct', name: '代扣个税', fen: 1_001 },
    ];
    const { body: slip } = await aSlip(agreement, { items });
    // 33.33 × 2.75 = 91.6575 → 91.66; its days 1.5 : 1.25.
    expect(slip).toMatchObject({ payFen: 9_166, grossFen: 14_166, deductionFen: 1_001, netFen: 13_165, quantity: 275 });
    expect(slip.lines.map(({ fen }: { fen: number }) => fen)).toEqual([5_000, 4_166]);
    expect((await get(agreement.teacher, '/api/wages')).body.slips).toEqual([]);
    expect((await teacherMoves(agreement, slip.id, 'confirm')).status).toBe(404);
    await schoolMoves(agreement.recruiter, slip.id, 'issue');
    const put = { token: agreement.recruiter.token, body: { items: [], note: '' } };
    expect((await call('PUT', `/api/company/wages/slips/${slip.id}`, put)).status).toBe(409);
    expect((await bySchool(agreement, '2026-11-06', 100)).status).toBe(409);
    expect((await teacherMoves(agreement, slip.id, 'confirm')).body.status).toBe('confirmed');
    expect((await schoolMoves(agreement.recruiter, slip.id, 'pay')).status).toBe(409);
    expect((await schoolMoves(agreement.finance, slip.id, 'pay')).body.status).toBe('paid');
    const { body: mine } = await get(agreement.teacher, '/api/wages');
    expect(mine.years).toEqual([{ year: '2026', slips: 1, grossFen: 14_166, netFen: 13_165 }]);
    expect(await noticeOf(agreement.teacher)).toEqual(expect.arrayContaining(['wage.slip-issue', 'wage.slip-pay']));
  });

  test('waits for hours without an answer, and for hours that came after it was written', async () => {
    const agreement = await anAgreement();
    expect((await aSlip(agreement)).status).toBe(409);
    await taught(agreement, '2026-11-03', 100);
    const { body: slip } = await aSlip(agreement);
    expect((await aSlip(agreement)).status).toBe(409);
    const { body: late } = await bySchool(agreement, '2026-11-04', 100);
    expect((await schoolMoves(agreement.recruiter, slip.id, 'issue')).body.message).toContain('1 条课时待确认');
    await post(agreement.teacher, `/api/wages/hours/${late.id}/moves`, { move: 'confirm' });
    expect((await schoolMoves(agreement.recruiter, slip.id, 'issue')).body.code).toBe('CONFLICT');
    await call('PUT', `/api/company/wages/slips/${slip.id}`, { token: agreement.recruiter.token, body: {} });
    expect((await schoolMoves(agreement.recruiter, slip.id, 'issue')).body).toMatchObject({
      status: 'issued',
      quantity: 200,
    });
  });

  test('of more than 5,000 yuan is approved by another one of 财务 or the owner, and anew after an edit', async () => {
    const agreement = await anAgreement({ rate: 50_001 });
    await taught(agreement, '2026-11-03', 1_000);
    const { body: slip } = await aSlip(agreement);
    expect(slip).toMatchObject({ grossFen: 500_010, needsApproval: true });
    expect((await schoolMoves(agreement.recruiter, slip.id, 'issue')).status).toBe(409);
    expect((await schoolMoves(agreement.recruiter, slip.id, 'approve')).status).toBe(409);
    const edit = { token: agreement.finance.token, body: {} };
    await call('PUT', `/api/company/wages/slips/${slip.id}`, edit);
    expect((await schoolMoves(agreement.finance, slip.id, 'approve')).body.message).toBe('复核须由另一位成员进行');
    expect((await schoolMoves(agreement.owner, slip.id, 'approve')).body.approvedBy).toBe('owner 老师');
    await call('PUT', `/api/company/wages/slips/${slip.id}`, edit);
    expect((await schoolMoves(agreement.finance, slip.id, 'issue')).status).toBe(409);
    await schoolMoves(agreement.owner, slip.id, 'approve');
    expect((await schoolMoves(agreement.finance, slip.id, 'issue')).body.status).toBe('issued');
    // Exactly 5,000 yuan does not need it.
    const even = await anAgreement({ rate: 50_000 });
    await taught(even, '2026-11-03', 1_000);
    expect((await aSlip(even)).body.needsApproval).toBe(false);
  });

  test('is disputed with evidence, corrected by a linked one, and that is confirmed', async () => {
    const agreement = await anAgreement();
    const id = await anIssued(agreement);
    expect((await teacherMoves(agreement, id, 'dispute')).status).toBe(400);
    const dispute = { note: '少算 11-04 的 1 课时', evidence: [await anUpload(agreement.teacher)] };
    for (const foreign of ['123', await anUpload(agreement.recruiter), await anUpload(agreement.teacher, 'avatar')])
      expect((await teacherMoves(agreement, id, 'dispute', { ...dispute, evidence: [foreign] })).status).toBe(400);
    expect((await teacherMoves(agreement, id, 'dispute', dispute)).body).toMatchObject({ status: 'disputed' });
    const { body: seen } = await get(agreement.recruiter, '/api/company/wages');
    expect(seen.slips[0]).toMatchObject({ disputeReason: dispute.note, evidence: [{ name: '课表.pdf' }] });
    await taught(agreement, '2026-11-04', 100);
    const { body: next } = await schoolMoves(agreement.recruiter, id, 'correct', '补上 11-04');
    expect(next).toMatchObject({ status: 'draft', previousId: id, quantity: 350 });
    const { body: before } = await get(agreement.teacher, '/api/wages');
    expect(before.slips).toMatchObject([{ id, status: 'corrected', nextId: null }]);
    await schoolMoves(agreement.recruiter, next.id, 'issue');
    expect((await teacherMoves(agreement, next.id, 'confirm')).body.status).toBe('confirmed');
    const [old] = await db.select().from(wageSlip).where(eq(wageSlip.id, id));
    expect(old).toMatchObject({ quantity: 250, netFen: 30_000n, status: 'corrected' });
  });

  test('confirmed and disputed at once ends in one way, and its record says which', async () => {
    const agreement = await anAgreement();
    const id = await anIssued(agreement);
    const answers = await Promise.all([
      teacherMoves(agreement, id, 'confirm'),
      teacherMoves(agreement, id, 'dispute', { note: '少一课时' }),
      teacherMoves(agreement, id, 'confirm'),
    ]);
    const moves = (await movesOf(agreement.id)).filter((move) => /slip (confirm|dispute)/.test(move));
    const done = answers.filter(({ status }) => status === 200).length;
    expect(moves.length).toBe(done);
    expect([['slip confirm seeker'], ['slip dispute seeker', 'slip confirm seeker']]).toContainEqual(moves);
    expect((await get(agreement.teacher, '/api/wages')).body.slips[0].status).toBe('confirmed');
  });

  test('is nobody else’s: strangers of both sides get what an absent one gets', async () => {
    const [agreement, other] = [await anAgreement(), await anAgreement()];
    const id = await anIssued(agreement);
    for (const answer of [
      await teacherMoves(other, id, 'confirm'),
      await schoolMoves(other.owner, id, 'pay'),
      await get(other.teacher, `/api/wages/agreements/${agreement.id}`),
      await get(other.owner, `/api/company/wages/agreements/${agreement.id}`),
      await get(other.teacher, `/api/wages/slips/${id}/proof`),
      await get(other.owner, `/api/company/wages/slips/${id}/proof`),
    ])
      expect(answer.status).toBe(404);
  });

  test('is proven by a PDF whose hash goes with it', async () => {
    const agreement = await anAgreement();
    const id = await anIssued(agreement);
    const { body } = await get(agreement.teacher, `/api/wages/slips/${id}/proof`);
    const pdf = Buffer.from(body.base64, 'base64');
    expect(pdf.subarray(0, 5).toString()).toBe('%PDF-');
    expect(createHash('sha256').update(pdf).digest('hex')).toBe(body.sha256);
    expect(pdf.length).toBeLessThan(400_000);
  });
});
