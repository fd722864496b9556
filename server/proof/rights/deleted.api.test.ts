import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import type { EndpointKey } from '#contract/api.ts';
import { resumeContent } from '#contract/resumes/resumes.ts';
import { newId } from '#database/new-id.ts';
import { resume } from '#database/schema/deliveries.ts';
import { actorsOf, type Role } from '../actors.ts';
import type { Fixtures } from '../fixtures/fixtures.ts';
import { expectSoundAnswer, tellingOf } from '../input/answers.ts';
import { moduleProofs } from '../module-proof.ts';
import { nextIp, sampleOf, send, stageOf } from '../samples/samples.ts';
import { absentThings } from '../tenants.ts';
import { useWholeApp } from '../whole-app.ts';
import { rights } from './rights-table.ts';

const app = await useWholeApp({ settings: { DEMO: '0' } });
const { db } = app;
const stage = stageOf(app);
const callers = actorsOf(db);

interface Deletion {
  key: EndpointKey;
  /** The caller, and the deleted object. */
  role: Role;
  about: string;
  /** For calls that name the object differently. */
  named?: string;
}

/** Everything that can be deleted permanently while its id remains known. */
const deletions: Deletion[] = [
  { key: 'DELETE /api/account/sessions/:id', role: 'seeker', about: 'sessionId' },
  { key: 'DELETE /api/searches/:id', role: 'seeker', about: 'searchId' },
  { key: 'DELETE /api/resumes/:id', role: 'seeker', about: 'resumeId' },
  { key: 'DELETE /api/company/replyTemplates/:id', role: 'owner', about: 'templateId' },
  { key: 'DELETE /api/company/postTemplates/:id', role: 'owner', about: 'postTemplateId' },
  { key: 'DELETE /api/company/invoiceTitles/:id', role: 'owner', about: 'titleId' },
  { key: 'DELETE /api/admin/reviewReasons/:id', role: 'operator', about: 'doomedReasonId', named: 'reasonId' },
  { key: 'DELETE /api/admin/queryWords/:id', role: 'operator', about: 'doomedQueryWordId' },
  { key: 'DELETE /api/admin/words/:id', role: 'operator', about: 'doomedWordId', named: 'sensitiveWordId' },
  ...moduleProofs.flatMap(({ deletions: ofModule = [] }) => ofModule as readonly Deletion[]),
];

/** An object of the core or of a module, by its name. */
const thing = (fixtures: Fixtures, name: string) => new Map(Object.entries(fixtures)).get(name);

/** The only resume cannot be deleted, so another one is created for it. */
async function withSpare(fixtures: Fixtures): Promise<Fixtures> {
  const resumeId = newId();
  const row = { id: resumeId, joberId: fixtures.joberId, name: '备用简历', isDefault: false };
  await db.insert(resume).values({ ...row, content: resumeContent.parse({}) });
  return { ...fixtures, resumeId };
}

test.each(deletions)('$key: what was deleted is answered like what never was', async ({ key, role, about, named }) => {
  callers.replace(role);
  const { headers, own } = await callers.get(role);
  const fixtures = about === 'resumeId' ? await withSpare(own) : own;
  const ask = async (requested: EndpointKey, of: Fixtures) => {
    await db.execute(sql`delete from rate_counter`);
    const answer = await send(app, requested, await sampleOf(requested, of, stage), { headers, ip: nextIp() });
    expectSoundAnswer(requested, answer);
    return answer;
  };
  const done = await ask(key, fixtures);
  expect(done.status, JSON.stringify(done.body)).toBeLessThan(300);

  const abouts = [about, named];
  const rows = rights.filter((right) => right.whose === 'other' && right.about && abouts.includes(right.about));
  expect(rows.length).toBeGreaterThan(0);
  const differing: string[] = [];
  for (const right of rows) {
    const of = right.about ?? '';
    const request = right.key as EndpointKey;
    const deleted = await ask(request, { ...fixtures, [of]: thing(fixtures, about) });
    const absent = await ask(request, { ...fixtures, [of]: thing(absentThings(fixtures), about) });
    if (tellingOf(deleted) !== tellingOf(absent))
      differing.push(`${right.key} (${deleted.status} and ${absent.status})`);
  }
  expect(differing).toEqual([]);
});

test('every call by which something is deleted stands above, or takes back a mark of one’s own', () => {
  const marks = [
    'DELETE /api/jobers/me/blocks/:companyId',
    'DELETE /api/history/:id',
    'DELETE /api/companies/:id/follow',
    'DELETE /api/content/lectures/:id/seat',
    'DELETE /api/fairs/:id/ticket',
    'DELETE /api/admin/reviews/:queue/:id/claim',
    'DELETE /api/posts/:id/favourite',
    'DELETE /api/recommendations/:id/dismissal',
    'DELETE /api/talents/:id/rejection',
    'DELETE /api/talents/:id/saved',
    // Off the page, a withdrawn announcement stays in the console.
    'DELETE /api/company/announcements/:id',
    // The delivery stays.
    'DELETE /api/deliveries/:id/experience',
    // The item waits in its queue again.
    'DELETE /api/admin/reviews/:queue/:id/decision',
    // A revoked link stays on record.
    'DELETE /api/team/links/:id',
    ...moduleProofs.flatMap(({ takenBack = [] }) => takenBack),
  ];
  const known = new Set<string>([...marks, ...deletions.map(({ key }) => key)]);
  const others = rights.filter(({ key, about }) => key.startsWith('DELETE') && about && !known.has(key));
  expect([...new Set(others.map(({ key }) => key))]).toEqual([]);
});
