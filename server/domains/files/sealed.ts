import { readFile, writeFile } from 'node:fs/promises';
import { type FileKind, type FileKindName, fileKinds } from '#contract/files/file-kinds.ts';
import type { Deps } from '#server/platform/deps.ts';
import { sealBytes, unsealBytes } from '#server/platform/secret-box.ts';

type Secrets = Pick<Deps, 'secret'>;

/** Whether files of a kind are stored encrypted. */
export const isSealed = (kind: string): boolean => (fileKinds[kind as FileKindName] as FileKind).sealed === true;

const keyOf = ({ secret }: Secrets) => secret('sealed-files');

/** Encrypts a received file in place, for the key under which it will be stored. */
export async function sealFile(deps: Secrets, storageKey: string, path: string): Promise<void> {
  await writeFile(path, sealBytes(keyOf(deps), storageKey, await readFile(path)));
}

/** The bytes of an encrypted file. @throws Error if they were changed */
export const unsealFile = (deps: Secrets, storageKey: string, bytes: Buffer): Buffer =>
  unsealBytes(keyOf(deps), storageKey, bytes);
