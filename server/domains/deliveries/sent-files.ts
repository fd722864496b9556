import type { SentFile } from '#contract/deliveries/box.ts';
import { resumeContent } from '#contract/resumes/resumes.ts';
import { fileLinks } from '#server/domains/files/public.ts';
import type { Deps } from '#server/platform/deps.ts';
import { type Ctx, member } from '#server/platform/http/context.ts';
import { openSnapshot } from './open-snapshot.ts';

/** Snapshots of earlier versions lack later sections. */
const blank = resumeContent.parse({});

/**
 * The files that came with a delivery. An anonymised one has none.
 * @throws AppError FORBIDDEN, NOT_FOUND; ILLEGAL_MOVE where it is closed
 */
export async function sentFiles(deps: Deps, ctx: Ctx, deliveryId: string): Promise<SentFile[]> {
  const snapshot = await openSnapshot(ctx.db, member(ctx), deliveryId, ctx.now);
  const { personal, own, attachments, trials } = { ...blank, ...snapshot.content };
  const named = [
    { kind: 'photo' as const, title: '证件照', id: personal.photoId },
    { kind: 'own' as const, title: '求职者自己的简历', id: own.fileId },
    ...attachments.map(({ title, fileId }) => ({ kind: 'attachment' as const, title, id: fileId })),
    ...trials.map(({ title, fileId }) => ({ kind: 'trial' as const, title, id: fileId })),
  ];
  const links = await fileLinks(
    { ...deps, db: ctx.db },
    named.flatMap(({ id }) => id ?? []),
  );
  return named.flatMap(({ kind, title, id }) => {
    const file = id === undefined ? undefined : links.get(id);
    return file ? [{ kind, title, url: file.url }] : [];
  });
}
