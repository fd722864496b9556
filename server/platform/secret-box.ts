import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';

const IV = 12;
const TAG = 16;

/** Encrypts bytes (AES-256-GCM) for one owner: they cannot be decrypted in another's row. */
export function sealBytes(key: Buffer, owner: string, bytes: Buffer): Buffer {
  const iv = randomBytes(IV);
  const cipher = createCipheriv('aes-256-gcm', key, iv).setAAD(Buffer.from(owner));
  const sealed = Buffer.concat([cipher.update(bytes), cipher.final()]);
  return Buffer.concat([iv, cipher.getAuthTag(), sealed]);
}

/** @throws Error if the data were changed, belong to another owner, or the key is another installation's */
export function unsealBytes(key: Buffer, owner: string, box: Buffer): Buffer {
  const decipher = createDecipheriv('aes-256-gcm', key, box.subarray(0, IV), { authTagLength: TAG });
  decipher.setAAD(Buffer.from(owner));
  decipher.setAuthTag(box.subarray(IV, IV + TAG));
  return Buffer.concat([decipher.update(box.subarray(IV + TAG)), decipher.final()]);
}

/** `sealBytes` of a text. */
export const seal = (key: Buffer, owner: string, text: string): Buffer => sealBytes(key, owner, Buffer.from(text));

/** The text of `seal`. @throws Error like `unsealBytes` */
export const unseal = (key: Buffer, owner: string, box: Buffer): string =>
  unsealBytes(key, owner, box).toString('utf8');
