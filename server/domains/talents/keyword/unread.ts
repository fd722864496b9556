import { isFilling } from './fillers.ts';
import { refusalWords } from './refusals.ts';
import type { Unusable } from './unusable-phrases.ts';

/** Says nothing apart from what it stands beside; 主任 of what is a post that resumes do not name. */
const saysNothing = (text: string): boolean => {
  const plain = text.replace(refusalWords, '');
  return !/主任|负责人/u.test(plain) && (plain === '' || isFilling(plain) || /^[各共]?\d+[名人个位]?$/u.test(plain));
};

/**
 * What of a keyword is neither in one of the texts that were read nor a listed filler. A single sign belongs to what it stands
 * beside: 打 of 打羽毛球.
 */
export function unreadIn(said: string, read: readonly string[]): Unusable[] {
  const covered = Array.from(said, () => false);
  for (const word of read.flatMap((text) => text.split(/[\s、或]+/u)).filter((text) => text !== ''))
    for (let at = said.indexOf(word); at >= 0; at = said.indexOf(word, at + 1))
      covered.fill(true, at, at + word.length);
  const isOpen = (at: number) => covered[at] === false && /[\p{L}\p{N}]/u.test(said[at] ?? '');
  const found: Unusable[] = [];
  for (let from = 0; from < said.length; from += 1) {
    if (!isOpen(from)) continue;
    let to = from;
    while (isOpen(to)) to += 1;
    const text = said.slice(from, to);
    const isSign = text.length === 1 && /\S/u.test(`${said[from - 1] ?? ''}${said[to] ?? ''}`);
    if (!isSign && !saysNothing(text)) found.push({ text, reason: 'unread', from });
    from = to;
  }
  return found;
}
