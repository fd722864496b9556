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
