import { createHash } from 'node:crypto';

interface Document {
  html: string;
  /** The Content-Security-Policy for exactly this document. */
  policy: string;
}

const digest = (script: string) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`;

/**
 * Turns a rendered page into one that can be kept and served to anyone: our inline scripts, known by the nonce of this one
 * rendering, are allowed by their hash instead, so no nonce is ever reused. A script that some text smuggled in has no nonce
 * and so gets no hash.
 */
export function sealDocument(html: string, nonce: string, inlineScripts: readonly string[]): Document {
  const hashes = new Set(inlineScripts.map(digest));
  const sealed = html.replace(
    new RegExp(`<script([^>]*?) nonce="${nonce}"([^>]*)>([\\s\\S]*?)</script>`, 'g'),
    (_, before, after, code) => {
      if (code) hashes.add(digest(code as string));
      return `<script${before}${after}>${code}</script>`;
    },
  );
  const scripts = ["'self'", ...hashes].join(' ');
  const policy = [
    "default-src 'self'",
    `script-src ${scripts}`,
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "connect-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ');
  return { html: sealed.replaceAll(` nonce="${nonce}"`, ''), policy };
}
