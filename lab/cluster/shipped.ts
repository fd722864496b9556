import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const DEPLOY = join(import.meta.dirname, '..', '..', 'deploy');

/** Path of a file of `deploy/`. */
export const shipped = (name: string): string => join(DEPLOY, name);

/** The shipped text, with the network 10.0.0.0/24 on loopback and the given texts replaced. @throws Error if one is not there */
export function adapted(name: string, replacements: Record<string, string> = {}): string {
  let text = readFileSync(shipped(name), 'utf8').replaceAll('10.0.0.', '127.0.0.');
  for (const [from, to] of Object.entries(replacements)) {
    if (!text.includes(from)) throw new Error(`deploy/${name} does not contain ${from}`);
    text = text.replaceAll(from, to);
  }
  return text;
}

/** Writes an adapted file; returns its path. */
export function place(folder: string, name: string, replacements: Record<string, string>): string {
  const path = join(folder, name);
  writeFileSync(path, adapted(name, replacements));
  return path;
}

/** The variables of a shipped environment file for one of three machines: the name and the own address are its own. */
export function variablesOf(text: string, member: number): Record<string, string> {
  const lines = text.split('\n').flatMap((line) => {
    const [, key, value] = /^([A-Z_]+)=(.*)$/.exec(line) ?? [];
    return key === undefined || value === undefined ? [] : [[key, value] as const];
  });
  const own = (value: string) =>
    value.replace('127.0.0.21', `127.0.0.2${member}`).replace(/^database-1$/, `database-${member}`);
  return Object.fromEntries(lines.map(([key, value]) => [key, key === 'ETCD_INITIAL_CLUSTER' ? value : own(value)]));
}
