import { hash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { keepMarkupBy } from '#web/features/page/fragment-cache.ts';

/** Some 3,000 cards of posts, or a few hundred of them and the rails of a hundred cities. */
const MOST_BYTES = 10 * 2 ** 20;
/** A character of markup with Chinese text in it takes two; an entry some more. */
const sizeOf = (markup: string) => 2 * markup.length + 200;
/** Places for marks of what was asked for once; of two things on one place the later is remembered. */
const SEEN = 2 ** 16;

/** React's string is a chain of hundreds of pieces, each of which would be kept beside its text, at several times its size. */
const inOnePiece = (text: string) => Buffer.from(text, 'utf16le').toString('utf16le');

/**
 * Puts the memory of this process behind `inside`. What is asked for the first time is left to the page to draw: most of it,
 * like a post found by words that nobody else types, is never asked for again, and to draw it apart takes longer.
 */
export function keepMarkup(): void {
  const kept = new LRUCache<string, string>({ maxSize: MOST_BYTES, sizeCalculation: sizeOf });
  const seen = new Uint32Array(SEEN);
  const isNew = (name: string) => {
    const mark = Buffer.from(name, 'base64');
    const [place, rest] = [mark.readUInt16LE(0), mark.readUInt32LE(2)];
    const found = seen[place] === rest;
    seen[place] = rest;
    return !found;
  };
  keepMarkupBy((key: string, draw: () => ReactNode) => {
    const name = hash('sha1', key, 'base64');
    const found = kept.get(name);
    if (found !== undefined || isNew(name)) return found ?? null;
    const made = inOnePiece(renderToString(draw()));
    kept.set(name, made);
    return made;
  });
}
