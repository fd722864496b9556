/** The end of a string literal that begins at `start`, behind its closing quote. */
function endOfString(text: string, start: number): number {
  let at = start + 1;
  while (text[at] !== '"') at += text[at] === '\\' ? 2 : 1;
  return at + 1;
}

const colon = /\s*:/y;

/** A key that an object of this valid JSON has twice, however it is spelt; undefined if there is none. */
export function repeatedKey(text: string): string | undefined {
  const open: Set<string>[] = [];
  for (let at = 0; at < text.length; ) {
    const sign = text[at];
    if (sign === '{') open.push(new Set());
    if (sign === '}') open.pop();
    if (sign !== '"') {
      at += 1;
      continue;
    }
    const end = endOfString(text, at);
    colon.lastIndex = end;
    if (colon.test(text)) {
      const key: string = JSON.parse(text.slice(at, end));
      const keys = open.at(-1);
      if (keys?.has(key)) return key;
      keys?.add(key);
    }
    at = end;
  }
  return undefined;
}
