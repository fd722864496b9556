import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { upload } from '#database/schema/files.ts';

interface Photo {
  name: string;
  /** Groups of company types that it may stand for. */
  fits: readonly string[];
  /** What it shows. */
  alt: string;
}

const folder = join(import.meta.dirname, 'photos');

/** Pictures made for the demo, which stand where a site's people upload photographs. */
export const readPhotos = () => JSON.parse(readFileSync(join(folder, 'list.json'), 'utf8')) as readonly Photo[];

const pathOf = (photo: string) => join(folder, `${photo}.webp`);
const keyOf = (kind: string, photo: string) => `demo-${kind}-${photo}`;
const fileName = '演示图.webp';

/** The file in the store of an upload of a kind. */
export const photoFile = (kind: string, photo: string) => ({
  key: keyOf(kind, photo),
  path: pathOf(photo),
  type: 'image/webp',
});

/** Files in the store that the photographs of schools name. */
export const companyPhotoFiles = () => readPhotos().map(({ name }) => photoFile('companyPicture', name));

/** The upload of a picture, as if that account had made it. */
export function photoRow(
  kind: string,
  photo: string,
  { id, accountId, at }: { id: string; accountId: string; at: Date },
) {
  const file = { name: fileName, type: 'image/webp', width: 800, height: 450, size: statSync(pathOf(photo)).size };
  const row = { ...file, id, accountId, kind, storageKey: keyOf(kind, photo), createdAt: at, claimedAt: at };
  return row satisfies typeof upload.$inferInsert;
}

export const photoUrl = (id: string): string => `/uploads/${id}/${encodeURIComponent(fileName)}`;
