import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eq, isNull } from 'drizzle-orm';
import sharp from 'sharp';
import { inventedIdentity, maskedIdentity } from '#contract/people/identity-number.ts';
import { demoPeople } from '#database/demo/accounts.ts';
import { newId } from '#database/new-id.ts';
import { upload } from '#database/schema/files.ts';
import { account, jober } from '#database/schema/identity.ts';
import type { Config } from '#server/config.ts';
import { sealFile } from '#server/domains/files/public.ts';
import type { Database } from '#server/platform/database/database.ts';
import type { Deps } from '#server/platform/deps.ts';
import { openFileStore } from '#server/platform/file-store/open-file-store.ts';
import { eligibilityKinds } from '../contract/evidence.ts';
import { examEvidence, examRegistration } from '../schema/exam-registrations.ts';
import { examAttachment } from '../schema/exams.ts';
import { storedIdentity } from '../server/public.ts';
import { addDemoPage } from './add-demo-page.ts';
import { papersOf } from './papers-of.ts';

const TYPE = 'image/jpeg';

interface Options {
  config: Config;
  secret: Deps['secret'];
  now: Date;
}

/**
 * Identity numbers and drawn evidence of the demo's applicants, stored as those of real ones, and the files of the projects' pages.
 * Hundreds of pictures: the slowest part of a demo. Run again after a cut-off, it goes on.
 */
export async function addDemoEvidence(db: Database, options: Options): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'jyrc-evidence-'));
  try {
    await addFiles(db, folder, options);
    const [owner] = await db
      .select({ accountId: account.id })
      .from(account)
      .where(eq(account.phone, demoPeople.owner.phone));
    const store = openFileStore(options.config);
    const [attached] = await db.select({ id: examAttachment.examId }).from(examAttachment).limit(1);
    if (owner && !attached)
      await db.transaction((tx) => addDemoPage(tx, { store, folder, accountId: owner.accountId, now: options.now }));
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function addFiles(db: Database, folder: string, { config, secret }: Options): Promise<void> {
  const store = openFileStore(config);
  const rows = await db
    .select({ registration: examRegistration, accountId: jober.accountId })
    .from(examRegistration)
    .innerJoin(jober, eq(jober.id, examRegistration.joberId))
    // Only the demo's have no identity number, and only until here: a cut-off run goes on where it was.
    .where(isNull(examRegistration.identitySealed))
    .orderBy(examRegistration.number);
  const addTo = async ({ registration, accountId }: (typeof rows)[number]) => {
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
  };
  // Two at a time: while one writes, the other paints.
  const waiting = rows.values();
  const worker = async () => {
    for (const row of waiting) await addTo(row);
  };
  await Promise.all([worker(), worker()]);
}
