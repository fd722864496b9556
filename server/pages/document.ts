import { hash } from 'node:crypto';
import type { DocumentPieces } from '#contract/page-context.ts';

interface Document {
  pieces: DocumentPieces;
  /** What its policy lets run, exactly these scripts: `script-src`. */
  scripts: string;
}

const digest = (script: string) => `'sha256-${hash('sha256', script, 'base64')}'`;

/** The code of our script whose tag, with its nonce, stands between these two; null for another element. */
function codeOf(before: string, after: string): string | null {
  if (!before.startsWith('<script', before.lastIndexOf('<'))) return null;
  return after.slice(after.indexOf('>') + 1, after.indexOf('</script>'));
}

/**
 * Turns a rendered page into one that can be kept and served to anyone: our inline scripts, known by the nonce of this one
 * rendering, are allowed by their hash instead, so no nonce is ever reused. A script that some text smuggled in has no nonce
 * and so gets no hash.
 */
export function sealDocument(rendered: DocumentPieces, nonce: string, inlineScripts: readonly string[]): Document {
  const hashes = new Set(inlineScripts.map(digest));
  const pieces = rendered.map((piece) => {
    const parts = piece.split(` nonce="${nonce}"`);
    for (const [index, after] of parts.entries()) {
      const code = index === 0 ? null : codeOf(parts[index - 1] ?? '', after);
      if (code) hashes.add(digest(code));
    }
    return parts.join('');
  });
  return { pieces, scripts: ["'self'", ...hashes].join(' ') };
}
