import { companyPhotoFiles } from '#database/demo/photos.ts';
import { serverModules } from '#modules/server.ts';
import type { Config } from '#server/config.ts';
import { addDemoPapers } from '#server/demo/papers/add-demo-papers.ts';
import type { ServerModule } from '#server/module.ts';
import type { Database } from '#server/platform/database/database.ts';
import { openFileStore } from '#server/platform/file-store/open-file-store.ts';
import { loadSecrets } from '#server/platform/secrets.ts';
import { markFilesDone } from './files-due.ts';

/** Puts the files that demo data name into the store, before their rows are loaded. */
export async function storeDemoFiles(config: Config, modules: readonly ServerModule[]): Promise<void> {
  const store = openFileStore(config);
  const files = [companyPhotoFiles(), ...modules.map(({ demoFiles }) => demoFiles ?? [])].flat();
  for (const { key, path, type } of files) await store.put(key, path, type);
}

/** Draws licences of a loaded demo and the files of modules, tens of seconds of work. After a cut-off, the next start goes on. */
export async function addDemoFiles(db: Database, config: Config, now: Date): Promise<void> {
  const secret = await loadSecrets(db, config);
  await addDemoPapers(db, config, now);
  for (const { addDemoFiles: add } of serverModules as readonly ServerModule[])
    await add?.(db, { config, secret, now });
  await markFilesDone(db);
}
