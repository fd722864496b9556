/** What PostgreSQL allows in one lexeme is far more; longer ones are noise. */
const longestBytes = 200;

const special = /['\\]/g;

/** A lexeme as it is written in a tsvector or tsquery: in quotes, its own doubled, so that nothing in it is an operator. */
export const quoteLexeme = (lexeme: string): string => `'${lexeme.replace(special, '$&$&')}'`;

/** A word that stands in the title; the same word without the sign stands anywhere in the post. */
export const inTitle = (word: string): string => `^${word}`;
/** A word that stands in the company's name. */
export const inName = (word: string): string => `@${word}`;

/** Writes a tsvector of words, and of codes, which weigh C so that they can be told from words. */
export function vectorText(words: Iterable<string>, codes: Iterable<string>): string {
  const fits = (lexeme: string) => lexeme.length * 4 <= longestBytes || Buffer.byteLength(lexeme) <= longestBytes;
  const plain = [...new Set(words)].filter(fits).map(quoteLexeme);
  const weighted = [...new Set(codes)].map((code) => `${quoteLexeme(code)}:1C`);
  return [...plain, ...weighted].join(' ');
}
