import { serverModules } from '#modules/server.ts';
import type { Config } from '#server/config.ts';
import { addDemoPapers } from '#server/demo/papers/add-demo-papers.ts';
import type { ServerModule } from '#server/module.ts';
import type { Database } from '#server/platform/database/database.ts';
import { openFileStore } from '#server/platform/file-store/open-file-store.ts';
import { loadSecrets } from '#server/platform/secrets.ts';
import { markFilesDone } from './files-due.ts';

/** Puts the files of modules' demo data into the store, before their rows are loaded. */
export async function storeDemoFiles(config: Config, modules: readonly ServerModule[]): Promise<void> {
  for (const { key, path, type } of modules.flatMap(({ demoFiles }) => demoFiles ?? []))
    await openFileStore(config).put(key, path, type);
}

/** Draws licences of a loaded demo and the files of modules, tens of seconds of work. After a cut-off, the next start goes on. */
export async function addDemoFiles(db: Database, config: Config, now: Date): Promise<void> {
  const secret = await loadSecrets(db, config);
  await addDemoPapers(db, config, now);
  for (const { addDemoFiles: add } of serverModules as readonly ServerModule[])
    await add?.(db, { config, secret, now });
  await markFilesDone(db);
}
