/** PostgreSQL allows much longer lexemes; those are noise. */
const longestBytes = 200;

const special = /['\\]/g;

/** A lexeme in tsvector or tsquery syntax: quoted, with quotes doubled, so that it contains no operators. */
export const quoteLexeme = (lexeme: string): string => `'${lexeme.replace(special, '$&$&')}'`;

/** A word in the title; without the prefix, a word anywhere in the post. */
export const inTitle = (word: string): string => `^${word}`;
/** A word in the company's name. */
export const inName = (word: string): string => `@${word}`;

/** A tsvector of words, and of codes with weight C to distinguish them. */
export function vectorText(words: Iterable<string>, codes: Iterable<string>): string {
  const fits = (lexeme: string) => lexeme.length * 4 <= longestBytes || Buffer.byteLength(lexeme) <= longestBytes;
  const plain = [...new Set(words)].filter(fits).map(quoteLexeme);
  const weighted = [...new Set(codes)].map((code) => `${quoteLexeme(code)}:1C`);
  return [...plain, ...weighted].join(' ');
}
