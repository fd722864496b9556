import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';

const IV = 12;
const TAG = 16;

/** Encrypts a small secret (AES-256-GCM) for one owner: it cannot be decrypted in another's row. */
export function seal(key: Buffer, owner: string, text: string): Buffer {
  const iv = randomBytes(IV);
  const cipher = createCipheriv('aes-256-gcm', key, iv).setAAD(Buffer.from(owner));
  const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
  return Buffer.concat([iv, cipher.getAuthTag(), sealed]);
}

/** @throws Error if the data were changed, belong to another owner, or the key is another installation's */
export function unseal(key: Buffer, owner: string, box: Buffer): string {
  const decipher = createDecipheriv('aes-256-gcm', key, box.subarray(0, IV)).setAAD(Buffer.from(owner));
  decipher.setAuthTag(box.subarray(IV, IV + TAG));
  return Buffer.concat([decipher.update(box.subarray(IV + TAG)), decipher.final()]).toString('utf8');
}
