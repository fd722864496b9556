import { dirname, posix } from 'node:path';

/** One import of a source file. `to` is a path from the repository's root. */
export interface Import {
  from: string;
  to: string;
  /** As written. */
  specifier: string;
}

const written = /(?:\bfrom\s*|\bimport\s*\(\s*|\bimport\s+|\bvi\.mock\(\s*)'([^'\n]+)'/g;

function pathOf(file: string, specifier: string): string | null {
  const bare = specifier.replace(/\?.*$/, '');
  if (bare.startsWith('#')) return bare.slice(1);
  return bare.startsWith('.') ? posix.normalize(posix.join(dirname(file), bare)) : null;
}

/** The imports of one file within the repository, except generated route types. */
export const importsIn = (file: string, source: string): Import[] =>
  [...source.matchAll(written)].flatMap(([, specifier = '']) => {
    const to = specifier.includes('+types/') ? null : pathOf(file, specifier);
    return to ? [{ from: file, to, specifier }] : [];
  });
