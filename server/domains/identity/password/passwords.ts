import { hash, verify } from '@node-rs/argon2';

export const hashPassword = (password: string) => hash(password);

let stranger: Promise<string> | undefined;

/**
 * Compares a password. Without a stored hash it takes as long as with one, so that timing reveals neither accounts nor passwords.
 */
export async function isPassword(storedHash: string | null | undefined, password: string): Promise<boolean> {
  stranger ??= hash('nobody has this password 0');
  const matches = await verify(storedHash ?? (await stranger), password);
  return matches && typeof storedHash === 'string';
}
