import { hash } from 'node:crypto';
import type { DocumentPieces } from '#contract/page-context.ts';

interface Document {
  pieces: DocumentPieces;
  /** The scripts that the policy allows: `script-src`. */
  scripts: string;
}

const digest = (script: string) => `'sha256-${hash('sha256', script, 'base64')}'`;

/** The code of our own script between two tags with its nonce; null for any other element. */
function codeOf(before: string, after: string): string | null {
  if (!before.startsWith('<script', before.lastIndexOf('<'))) return null;
  return after.slice(after.indexOf('>') + 1, after.indexOf('</script>'));
}

/**
 * Makes a rendered page cacheable for everyone: our inline scripts, identified by the nonce of this rendering, are allowed by
 * their hash instead, so no nonce is reused. An injected script has no nonce and therefore no hash.
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
