import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { Jieba } from '@node-rs/jieba';
import { commonWords } from './common-words.ts';
import { dictionaryWords } from './lexicon.ts';
import { isHan, wordCharacter } from './normalise.ts';

let jieba: Jieba | undefined;

/** The segmenter with the sector's own words; made at first use, since the dictionary takes a fifth of a second to read. */
function segmenter(): Jieba {
  if (jieba) return jieba;
  // Read here: the package's own module would keep the file, and one that is never asked, in memory for good.
  jieba = Jieba.withDict(commonWords(readFileSync(fileURLToPath(import.meta.resolve('@node-rs/jieba/dict.txt')))));
  // Frequent enough to stay whole against any way of cutting them up.
  const own = dictionaryWords().map((word) => `${word} 200000 n`);
  jieba.loadDict(Buffer.from(own.join('\n')));
  return jieba;
}

const longest = 32;
const isWord = (piece: string) => piece.length <= longest && wordCharacter.test(piece);

/** The words of a normalised text in order, each once cut; unknown characters stand alone. What a query is read by. */
export const cut = (text: string): string[] => segmenter().cut(text, false).filter(isWord);

/** Every word in the text, also those inside longer ones. What a title is indexed by. */
export const cutAll = (text: string): string[] => segmenter().cutForSearch(text, false).filter(isWord);

/** As `cutAll`, and guesses at unknown words; lone characters are left out. What a long text is indexed by. */
export const cutProse = (text: string): string[] =>
  segmenter()
    .cutForSearch(text, true)
    .filter((word) => isWord(word) && word.length > 1);

/** `~东晖`: two neighbouring characters, by which words that no dictionary knows are found in titles and names. */
export function pairs(text: string): string[] {
  const characters = [...text];
  const result: string[] = [];
  for (let at = 1; at < characters.length; at += 1) {
    const pair = `${characters[at - 1]}${characters[at]}`;
    if (isHan(pair)) result.push(`~${pair}`);
  }
  return result;
}
