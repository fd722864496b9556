const charset = /<meta[^>]+charset\s*=\s*["']?\s*([\w-]+)/i;
const HEAD_BYTES = 4_096;

/** In a known encoding, else in GB 18030, a superset of GBK. */
function decoderOf(label: string): TextDecoder {
  try {
    return new TextDecoder(label);
  } catch {
    return new TextDecoder('gb18030');
  }
}

/**
 * The HTML of a page that was saved from a browser: by its byte order mark, UTF-8 if valid, which no page in another encoding is by chance,
 * else as its head says.
 */
export function savedPage(bytes: Uint8Array): string {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return decoderOf('utf-16le').decode(bytes);
  if (first === 0xfe && second === 0xff) return decoderOf('utf-16be').decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    const said = charset.exec(new TextDecoder('latin1').decode(bytes.subarray(0, HEAD_BYTES)))?.[1] ?? '';
    return decoderOf(/^utf-?8$/i.test(said) ? '' : said).decode(bytes);
  }
}

/** The address that browsers write into a page when they save it; '' where it has none. */
export const savedFrom = (html: string): string =>
  /<!-- saved from url=\(\d+\)(https?:\S{4,200}) -->/.exec(html)?.[1] ?? '';
