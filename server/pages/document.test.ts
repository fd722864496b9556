import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { sealDocument } from './document.ts';
import { policyFor } from './pages-plugin.ts';

const nonce = 'Ab-_0123456789012345xy';
const hashOf = (code: string) => `'sha256-${createHash('sha256').update(code).digest('base64')}'`;
const scriptsOf = (policy: string) => /script-src ([^;]+)/.exec(policy)?.[1]?.split(' ') ?? [];
const seal = (html: string, inline: string[] = []) => {
  const { pieces, scripts } = sealDocument([html], nonce, inline);
  return { html: pieces.join(''), policy: policyFor(scripts) };
};

test('our inline scripts run by their hash, and the nonce is gone', () => {
  const code = 'window.__data = {"title":"林<\\u002fscript>"};';
  const { html, policy } = seal(`<script nonce="${nonce}">${code}</script><link nonce="${nonce}" rel="modulepreload">`);
  expect(html).toBe(`<script>${code}</script><link rel="modulepreload">`);
  expect(scriptsOf(policy)).toEqual(["'self'", hashOf(code)]);
  expect(policy).not.toContain(nonce);
});

test.each([
  ['without a nonce', '<script>alert(1)</script>'],
  ['with a made-up nonce', '<script nonce="x">alert(1)</script>'],
  ['with an empty nonce', '<script nonce="">alert(1)</script>'],
  ['in another case', '<SCRIPT>alert(1)</SCRIPT>'],
  ['that is an attribute', '<img src=x onerror="alert(1)">'],
  ['that says nonce in its text', `<script>alert(' nonce="x"')</script>`],
])('a smuggled script %s gets no hash', (_, smuggled) => {
  const { policy } = seal(`<p>${smuggled}</p><script nonce="${nonce}">ours()</script>`);
  expect(scriptsOf(policy)).toEqual(["'self'", hashOf('ours()')]);
});

test('a script smuggled before ours does not take ours in', () => {
  const { policy } = seal(`<script>evil()//<script nonce="${nonce}">ours()</script>`);
  expect(scriptsOf(policy)).not.toContain(hashOf('evil()'));
});

test('every script of ours has its hash, those with breaks and with attributes too', () => {
  const codes = ['a()', '\nb()\n', 'c("$&")'];
  const html = `<script nonce="${nonce}">a()</script><script nonce="${nonce}" type="module">\nb()\n</script><script async nonce="${nonce}">c("$&")</script>`;
  const sealed = seal(html);
  expect(scriptsOf(sealed.policy)).toEqual(["'self'", ...codes.map(hashOf)]);
  expect(sealed.html).toBe('<script>a()</script><script type="module">\nb()\n</script><script async>c("$&")</script>');
});

test('a document in pieces is sealed in each of them', () => {
  const codes = ['a()', 'b()'];
  const { pieces, scripts } = sealDocument(
    codes.map((code) => `<script nonce="${nonce}">${code}</script>`),
    nonce,
    [],
  );
  expect(pieces).toEqual(codes.map((code) => `<script>${code}</script>`));
  expect(scriptsOf(policyFor(scripts))).toEqual(["'self'", ...codes.map(hashOf)]);
});

test('a script from a file needs no hash', () => {
  const { html, policy } = seal(`<script nonce="${nonce}" src="/assets/a.js"></script>`);
  expect(html).toBe('<script src="/assets/a.js"></script>');
  expect(scriptsOf(policy)).toEqual(["'self'"]);
});

test('constant scripts are allowed whether or not they are there', () => {
  expect(scriptsOf(seal('<p></p>', ['late()']).policy)).toEqual(["'self'", hashOf('late()')]);
});

test('nothing but our own scripts may run, nor a frame hold the page', () => {
  const { policy } = seal('<p></p>');
  expect(scriptsOf(policy)).toEqual(["'self'"]);
  for (const rule of [
    "default-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    "form-action 'self'",
  ])
    expect(policy.split('; ')).toContain(rule);
  expect(policy).not.toMatch(/unsafe-eval|script-src[^;]*(?:unsafe-inline|\*|https?:)/);
});

test('two renderings of one page are one document', () => {
  const render = (once: string) => sealDocument([`<script nonce="${once}">a()</script>`], once, []);
  expect(render('A'.repeat(22))).toEqual(render('B'.repeat(22)));
});
