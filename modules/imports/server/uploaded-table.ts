import { readFileBytes, takeFiles } from '#server/domains/files/public.ts';
import type { Deps } from '#server/platform/deps.ts';
import { fieldError } from '#server/platform/http/app-error.ts';
import { type Ctx, signedIn } from '#server/platform/http/context.ts';
import { consume } from '#server/platform/limits/consume.ts';
import { refuseOver } from '#server/platform/limits/refuse.ts';

/** Reading a file takes up to some seconds of a shared thread. */
const perHour = { limit: 60, windowSeconds: 3_600 };

export const countImport = async (deps: Deps, ctx: Ctx): Promise<void> =>
  refuseOver(await consume(deps.db, `import:${signedIn(ctx).accountId}`, perHour, ctx.now), '导入太频繁');

/**
 * A table that the caller uploaded, at most so often an hour. It is kept as it is read, so the file itself is no longer needed.
 * @throws AppError TOO_MANY_REQUESTS, INVALID_INPUT for a file that is not theirs or gone
 */
export async function uploadedTable(deps: Deps, ctx: Ctx, fileId: string): Promise<{ name: string; bytes: Buffer }> {
  await countImport(deps, ctx);
  const [path, { accountId }] = ['body.fileId', signedIn(ctx)];
  const [file] = await takeFiles(ctx.db, { accountId, ids: [fileId], kind: 'postTable', now: ctx.now, path });
  const bytes = await readFileBytes({ ...deps, db: ctx.db }, fileId);
  if (!file || !bytes) throw fieldError(path, '文件不存在或已失效，请重新上传');
  return { name: file.name, bytes };
}
