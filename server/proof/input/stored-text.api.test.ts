import { sql } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import type { EndpointKey } from '#contract/api.ts';
import { api } from '#contract/api.ts';
import type { Endpoint } from '#contract/endpoint.ts';
import { givenAccount, signIn } from '#server/platform/testing/fixtures.ts';
import { nextIp, type Sent, sampleOf, send } from '../samples/samples.ts';
import { givenTenant, nextPhone } from '../tenants.ts';
import { useWholeApp } from '../whole-app.ts';
import { expectSoundAnswer } from './answers.ts';
import { inputFields, wholeValue, withValue } from './schemas.ts';

const whole = await useWholeApp();
const { db } = whole;

/** Text with a meaning in SQL, HTML, templates, patterns or shells, and fragile characters. */
const texts = [
  "' or 1=1 --",
  "x'); drop table a--",
  '<script>x</script>',
  '"><img src=x>',
  '&lt;b&gt; &amp;',
  '１２３４５６',
  '👩🏽‍🏫😀',
  '𠮷野家实验学校',
  'e\u0301cole',
  '\\%_$1^&*()',
  '{{7*7}} <%= 7 %>',
  'null',
  '\u202eabc\u200b',
  '$(reboot) `id`',
];

const own = await givenTenant(db, { dual: true });
const token = (await signIn(db, own.ownerAccountId)).token;
const newcomer = (await signIn(db, (await givenAccount(db, { phone: nextPhone() })).id, { scope: 'onboarding' })).token;

async function call(key: EndpointKey, input: Sent, as = token) {
  await db.execute(sql`delete from rate_counter`);
  const answer = await send(whole, key, input, { token: as, ip: nextIp() });
  expectSoundAnswer(key, answer);
  expect(answer.status, `${key} ${JSON.stringify(answer.body)}`).toBeLessThan(300);
  return answer.body;
}

/** The endpoint's whole body with this text in every field that accepts one. */
function filled(key: EndpointKey, text: string): object {
  const schema = (api[key] as Endpoint).body;
  const fields = inputFields.filter((field) => field.key === key && field.part === 'body' && field.kind === 'text');
  expect(fields.length, key).toBeGreaterThan(0);
  return fields.reduce((body, { path }) => withValue(body, path, text), schema ? wholeValue(schema) : {}) as object;
}

/** How often the text occurs as a value in an answer. */
const timesIn = (body: unknown, text: string): number => {
  if (body === text) return 1;
  if (typeof body !== 'object' || body === null) return 0;
  return Object.values(body).reduce((sum: number, value) => sum + timesIn(value, text), 0);
};

/** A resume without files, which are bound by id. */
function withoutFiles(body: object): object {
  const { content } = body as { content: { personal: object } };
  const personal = { ...content.personal, photoId: undefined };
  return { ...body, content: { ...content, trials: [], attachments: [], own: {}, personal } };
}

describe.each(texts)('%j is kept as it is, and given back as text', (text) => {
  const stored = text.normalize('NFC');

  test('in every field of a resume', async () => {
    const { id, revision } = await call('POST /api/resumes', { body: { name: text } }).then(async (made) => {
      expect(made.name).toBe(stored);
      return made;
    });
    const body = withoutFiles(filled('PUT /api/resumes/:id', text));
    const saved = await call('PUT /api/resumes/:id', { params: { id }, body: { ...body, revision } });
    const written = timesIn(body, text);
    expect(written).toBeGreaterThan(20);
    expect(timesIn(saved, stored)).toBe(written);
    const all = await call('GET /api/resumes', {});
    expect(all.find((each: { id: string }) => each.id === id)).toEqual(saved);
    await db.execute(sql`delete from resume where id = ${id}`);
  });

  // A seeker's name accepts letters only (`personName`) and has its own tests.
  test('in the names of recruiters', async () => {
    const { name, title } = await call('POST /api/company/saveJoberInfo', { body: { name: text, title: text } });
    const session = await call('GET /api/session', {});
    expect([name, title, session.companyJober.name, session.companyJober.title]).toEqual(Array(4).fill(stored));
  });

  test('in every field of a company, and in what finds it', async () => {
    const body = filled('POST /api/company/joberSaveCompanyInfo', text);
    const { id } = await call('POST /api/company/joberSaveCompanyInfo', { body }, newcomer);
    const page = await call('GET /api/company/queryCompanyDetail', { query: { companyId: id } }, newcomer);
    const { name, shortName, address, intro, facts } = page;
    expect([name, shortName, address, intro, facts.nature]).toEqual(Array(5).fill(stored));
    for (const key of [
      'GET /api/companies',
      'GET /api/posts',
      'GET /api/posts/facets',
      'GET /api/posts/around',
    ] as const)
      await call(key, { query: { keyword: text } });
    await call('GET /api/company/queryCompany', { query: { keyword: text } });
    await call('GET /api/posts/suggest', { query: { keyword: text } });
    await call('GET /api/company/posts', { query: { keyword: text } });
  });

  test('in what is said about a delivery, on both sides', async () => {
    const { fixtures: given, seekerAccountId, ownerAccountId } = await givenTenant(db);
    const seeker = (await signIn(db, seekerAccountId)).token;
    const recruiter = (await signIn(db, ownerAccountId)).token;
    const at = '2026-11-28T02:00:00Z';
    // A link is an address, in which the text is encoded.
    const link = `https://meet.example/?q=${encodeURIComponent(text)}`;
    const terms = { status: 'interview', at, mode: 'onsite', place: text, link, contact: text, note: text };
    const box = await call(
      'POST /api/company/updateResumeBoxStatus',
      { body: { id: given.deliveryId, ...terms } },
      recruiter,
    );
    expect([box.interview.place, box.interview.link, box.interview.contact]).toEqual([
      stored,
      link.normalize('NFC'),
      stored,
    ]);
    const params = { id: given.deliveryId };
    await call('POST /api/deliveries/:id/moves', { params, body: { move: 'decline-interview', note: text } }, seeker);
    const query = { id: given.deliveryId, status: 'rejected', note: text };
    await call('GET /api/company/updateResumeBoxStatus', { query }, recruiter);
    const own = await call('GET /api/deliveries/:id', { params }, seeker);
    expect(own.reason).toBe(stored);
    expect(own.steps.filter((step: { note: string }) => step.note === stored).length).toBeGreaterThanOrEqual(2);
    const found = await call(
      'GET /api/company/resumeBoxList',
      { query: { companyId: given.companyId, keyword: text } },
      recruiter,
    );
    expect(found.items).toEqual([]);
  });

  test('in messages and reports', async () => {
    const { fixtures, seekerAccountId } = await givenTenant(db);
    const seeker = (await signIn(db, seekerAccountId)).token;
    const params = { id: fixtures.conversationId };
    const body = { clientId: `text-${fixtures.phone}`, text };
    await call('POST /api/communicate/conversations/:id/messages', { params, body }, seeker);
    const { items } = await call('GET /api/communicate/conversations/:id/messages', { params, query: {} }, seeker);
    expect(items.at(-1).text).toBe(stored);
    const report = await sampleOf('POST /api/posts/:id/reports', fixtures);
    await call('POST /api/posts/:id/reports', { ...report, body: { reason: 'other', detail: text } }, seeker);
    await call(
      'POST /api/communicate/conversations/:id/reports',
      { params, body: { reason: 'other', detail: text } },
      seeker,
    );
    const details = await db.execute<{ detail: string }>(sql`
      select detail from post_report where account_id = ${seekerAccountId}
      union all select detail from chat_report where account_id = ${seekerAccountId}`);
    expect(details.rows.map(({ detail }) => detail)).toEqual([stored, stored]);
  });
});

test('answers are JSON, never something that a browser would read as a page', async () => {
  const response = await whole.app.inject({
    method: 'GET',
    url: '/api/posts',
    query: { keyword: '<script>x</script>' },
  });
  expect(response.headers['content-type']).toBe('application/json; charset=utf-8');
  expect(response.headers['x-content-type-options']).toBe('nosniff');
});
