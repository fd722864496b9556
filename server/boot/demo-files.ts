import type { Config } from '#server/config.ts';
import { addDemoEvidence } from '#server/demo/exams/add-demo-evidence.ts';
import { addDemoPapers } from '#server/demo/papers/add-demo-papers.ts';
import type { Database } from '#server/platform/database/database.ts';
import { loadSecrets } from '#server/platform/secrets.ts';
import { markFilesDone } from './files-due.ts';

/** Draws licences and evidence of a loaded demo, tens of seconds of work. After a cut-off, the next start goes on. */
export async function addDemoFiles(db: Database, config: Config, now: Date): Promise<void> {
  const secret = await loadSecrets(db, config);
  await addDemoPapers(db, config, now);
  await addDemoEvidence(db, { config, secret, now });
  await markFilesDone(db);
}
