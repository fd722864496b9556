import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { eligibilityKinds } from '#contract/exams/evidence.ts';
import { inventedIdentity, maskedIdentity } from '#contract/people/identity-number.ts';
import { demoPeople } from '#database/demo/accounts.ts';
import { type Judge, loadRegistrations } from '#database/demo/exams/load-registrations.ts';
import { Random } from '#database/demo/random.ts';
import { newId } from '#database/new-id.ts';
import { examEvidence, examRegistration } from '#database/schema/exam-registrations.ts';
import { upload } from '#database/schema/files.ts';
import { account, jober } from '#database/schema/identity.ts';
import type { Config } from '#server/config.ts';
import { fitOfPost, standingOf, storedIdentity } from '#server/domains/exams/public.ts';
import { sealFile } from '#server/domains/files/public.ts';
import type { Database } from '#server/platform/database/database.ts';
import type { Deps } from '#server/platform/deps.ts';
import { openFileStore } from '#server/platform/file-store/open-file-store.ts';
import { addDemoPage } from './add-demo-page.ts';
import { addDemoResults } from './add-demo-results.ts';
import { papersOf } from './papers-of.ts';

const SEED = '20261121/exam-registrations';
const TYPE = 'image/jpeg';

interface Options {
  config: Config;
  secret: Deps['secret'];
  now: Date;
}

/** The applicants of a demo's projects and their results, with identity numbers and evidence stored as those of real ones. */
export async function addDemoRegistrations(db: Database, options: Options): Promise<void> {
  const judge: Judge = (post, { jober: person, content }, project) => {
    const { education, identity, birthday, cityCode } = person;
    const fit = fitOfPost(
      post,
      { jober: { education, identity }, content, birthday, household: cityCode },
      project,
      options.now,
    );
    return { checks: fit.checks, standing: standingOf(fit) };
  };
  await db.transaction(async (tx) => {
    await loadRegistrations(tx, new Random(SEED), options.now, judge);
    await addDemoResults(tx, options.now);
  });
  const folder = await mkdtemp(join(tmpdir(), 'jyrc-evidence-'));
  try {
    await addEvidence(db, folder, options);
    const [owner] = await db
      .select({ accountId: account.id })
      .from(account)
      .where(eq(account.phone, demoPeople.owner.phone));
    const store = openFileStore(options.config);
    if (owner) await addDemoPage(db, { store, folder, accountId: owner.accountId, now: options.now });
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function addEvidence(db: Database, folder: string, { config, secret }: Options): Promise<void> {
  const store = openFileStore(config);
  const rows = await db
    .select({ registration: examRegistration, accountId: jober.accountId })
    .from(examRegistration)
    .innerJoin(jober, eq(jober.id, examRegistration.joberId))
    .orderBy(examRegistration.number);
  for (const { registration, accountId } of rows) {
    const { id: registrationId, number, snapshot, status, submittedAt: at } = registration;
    const woman = snapshot.jober.gender === 'female';
    const identity = inventedIdentity({
      birthday: snapshot.jober.birthday,
      sequence: 2 * (number % 450) + (woman ? 2 : 1),
    });
    const masked = maskedIdentity(identity);
    // Where everybody was decided weeks ago, papers are printed but nobody opens the evidence.
    const kinds = status === 'paid' || status === 'lapsed' ? ['photo'] : eligibilityKinds;
    const drawn = papersOf(snapshot, masked).filter(({ kind }) => kinds.some((one) => one === kind));
    const files = await Promise.all(
      drawn.map(async ({ kind, name, svg }) => {
        const id = newId();
        const path = join(folder, id);
        const { size, width, height } = await sharp(Buffer.from(svg)).jpeg({ quality: 74 }).toFile(path);
        const storageKey = `demo-evidence-${id}`;
        await sealFile({ secret }, storageKey, path);
        await store.put(storageKey, path, TYPE);
        const file = { id, accountId, kind: 'examEvidence', name, type: TYPE, size, width, height, storageKey };
        return { file: { ...file, createdAt: at, claimedAt: at }, evidence: { kind, name } };
      }),
    );
    await db.transaction(async (tx) => {
      await tx.insert(upload).values(files.map(({ file }) => file));
      await tx
        .insert(examEvidence)
        .values(files.map(({ file, evidence }) => ({ ...evidence, registrationId, fileId: file.id, type: TYPE, at })));
      await tx
        .update(examRegistration)
        .set(storedIdentity({ secret }, registrationId, identity))
        .where(eq(examRegistration.id, registrationId));
    });
  }
}
