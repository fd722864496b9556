import { Random } from '#database/demo/random.ts';
import type { Database } from '#server/platform/database/database.ts';
import { fitOfPost, standingOf } from '../server/public.ts';
import { addDemoResults } from './add-demo-results.ts';
import { type Judge, loadRegistrations } from './load-registrations.ts';

const SEED = '20261121/exam-registrations';

/** The applicants of a demo's projects and their results; `addDemoEvidence` adds identity numbers and files. */
export async function addDemoRegistrations(db: Database, now: Date): Promise<void> {
  const judge: Judge = (post, { jober: person, content }, project) => {
    const { education, identity, birthday, cityCode } = person;
    const fit = fitOfPost(
      post,
      { jober: { education, identity }, content, birthday, household: cityCode },
      project,
      now,
    );
    return { checks: fit.checks, standing: standingOf(fit) };
  };
  await db.transaction(async (tx) => {
    await loadRegistrations(tx, new Random(SEED), now, judge);
    await addDemoResults(tx, now);
  });
}
