import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { Jieba } from '@node-rs/jieba';
import { dictionaryWords } from './lexicon.ts';
import { isHan, wordCharacter } from './normalise.ts';

const space = 0x20;
const newline = 0x0a;
/** A continuation byte in UTF-8. */
const continues = (byte: number) => (byte & 0xc0) === 0x80;

/**
 * The lines of a dictionary (`词 frequency tag`) without longer words that occurred at most three times in its texts: names from
 * novels, numbers, and compounds of other words. They are 40 % of the words and of the segmenter's memory, 16 MiB. The sector's
 * words are kept by its own dictionary. Works on bytes: strings would leave several times the file's size behind.
 */
export function commonWords(dictionary: Buffer): Buffer {
  const stored = Buffer.allocUnsafe(dictionary.length);
  let length = 0;
  for (let start = 0; start < dictionary.length; ) {
    const end = dictionary.indexOf(newline, start);
    const next = end < 0 ? dictionary.length : end + 1;
    if (isCommon(dictionary, start)) length += dictionary.copy(stored, length, start, next);
    start = next;
  }
  return stored.subarray(0, length);
}

function isCommon(bytes: Buffer, start: number): boolean {
  let at = start;
  let characters = 0;
  for (; at < bytes.length && bytes[at] !== space; at += 1) if (!continues(bytes[at] ?? 0)) characters += 1;
  const frequency = Number.parseInt(bytes.toString('latin1', at, at + 12), 10);
  return characters <= 2 || frequency > 3;
}

let jieba: Jieba | undefined;

/** The segmenter with the sector's words; created on first use, since reading the dictionary takes 0.2 s. */
function segmenter(): Jieba {
  if (jieba) return jieba;
  // Read here: the package's own module would keep this file, and an unused one, in memory permanently.
  jieba = Jieba.withDict(commonWords(readFileSync(fileURLToPath(import.meta.resolve('@node-rs/jieba/dict.txt')))));
  // A frequency high enough to never be split.
  const own = dictionaryWords().map((word) => `${word} 200000 n`);
  jieba.loadDict(Buffer.from(own.join('\n')));
  return jieba;
}

const longest = 32;
const isWord = (piece: string) => piece.length <= longest && wordCharacter.test(piece);

/** The words of a normalised text in order, without overlaps; unknown characters are single words. For queries. */
export const cut = (text: string): string[] => segmenter().cut(text, false).filter(isWord);

/** Every word in the text, including those inside longer ones. For titles. */
export const cutAll = (text: string): string[] => segmenter().cutForSearch(text, false).filter(isWord);

/** Like `cutAll`, with guesses at unknown words and without single characters. For long texts. */
export const cutProse = (text: string): string[] =>
  segmenter()
    .cutForSearch(text, true)
    .filter((word) => isWord(word) && word.length > 1);

/** Whether a text has what belongs to sentences and to no term: pronouns, times, adverbs, particles, verbs of one sign. */
export const isSentence = (text: string, isIgnored: (word: string) => boolean): boolean =>
  segmenter()
    .tag(text, false)
    .some(({ tag, word }) => (ofSentences.test(tag) || (tag.startsWith('v') && isSign(word))) && !isIgnored(word));
const ofSentences = /^(?:[rtdcpyu]|e$|ad|zg)/u;
const isSign = (word: string): boolean => [...word].length === 1;

/** `~东晖`: character bigrams, by which unknown words are found in titles and names. */
export function pairs(text: string): string[] {
  const characters = [...text];
  const result: string[] = [];
  for (let at = 1; at < characters.length; at += 1) {
    const pair = `${characters[at - 1]}${characters[at]}`;
    if (isHan(pair)) result.push(`~${pair}`);
  }
  return result;
}
