import type { IOptions } from 'sanitize-html';
import { rules } from '#contract/rules.ts';

/** A path on this site; `//host` and `/\host` would lead elsewhere. */
const ownPath = /^\/(?![/\\])[^\s]*$/;

const block = ['p', 'h2', 'h3', 'h4', 'ul', 'ol', 'li', 'blockquote', 'pre', 'hr', 'br', 'figure', 'figcaption'];
const inline = ['strong', 'em', 'u', 's', 'sub', 'sup', 'code', 'a'];
const table = ['table', 'caption', 'thead', 'tbody', 'tr', 'th', 'td'];

const aligned = { 'text-align': [/^(?:left|center|right)$/] };

const keepLink = (_: string, { href = '', title }: Record<string, string>) => {
  const outside = rules.isExternalLink.test(href);
  const stored: Record<string, string> = outside || ownPath.test(href) || /^#[\w-]+$/.test(href) ? { href } : {};
  if (title) stored.title = title;
  if (/^https?:/i.test(href)) Object.assign(stored, { rel: 'noopener noreferrer nofollow', target: '_blank' });
  return { tagName: 'a', attribs: stored };
};

/** Equivalent tags in text from Word or other sites; attributes are dropped. */
const renamed = { h1: 'h2', b: 'strong', i: 'em', strike: 's', del: 's', ins: 'u', div: 'p', section: 'p' };
const rename = (tagName: string) => () => ({ tagName, attribs: {} });

const options: IOptions = {
  allowedTags: [...block, ...inline, ...table, 'img'],
  allowedAttributes: {
    a: ['href', 'title', 'rel', 'target'],
    img: ['src', 'alt', 'width', 'height'],
    ol: ['start'],
    ...Object.fromEntries(['th', 'td'].map((tag) => [tag, ['colspan', 'rowspan', 'style']])),
    ...Object.fromEntries(['p', 'h2', 'h3', 'h4'].map((tag) => [tag, ['style']])),
  },
  allowedStyles: Object.fromEntries(['p', 'h2', 'h3', 'h4', 'th', 'td'].map((tag) => [tag, aligned])),
  allowedSchemes: ['http', 'https', 'mailto', 'tel'],
  allowProtocolRelative: false,
  nonTextTags: [
    'script',
    'style',
    'textarea',
    'option',
    'noscript',
    'title',
    'xml',
    'template',
    'svg',
    'math',
    'iframe',
  ],
  transformTags: {
    ...Object.fromEntries(Object.entries(renamed).map(([from, to]) => [from, rename(to)])),
    a: keepLink,
  },
  exclusiveFilter: ({ tag, attribs }) =>
    tag === 'img' &&
    (!ownPath.test(attribs.src ?? '') ||
      ['width', 'height'].some((name) => attribs[name] !== undefined && !/^[0-9]{1,4}$/.test(attribs[name]))),
};

/**
 * Sanitises HTML to a closed list of tags and attributes: no script, no frame, no class, no style except alignment, pictures of
 * this site only, and links by the seed's rule. Idempotent.
 */
export async function cleanBody(html: string): Promise<string> {
  // Only editors need it: its parsers and tables take 3 MB.
  const { default: sanitize } = await import('sanitize-html');
  return sanitize(html.normalize('NFC'), options).trim();
}
