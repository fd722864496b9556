import { expect, test } from 'vitest';
import { type ContentKind, contentKinds } from '#contract/taxonomy/content-categories.ts';
import { codesOf } from '#contract/taxonomy/list.ts';
import { givenOperator, signIn } from '#server/platform/testing/fixtures.ts';
import { hostileForm, hostileLine } from '#server/proof/input/hostile-forms.ts';
import { hostileMarkup } from '#server/proof/input/hostile-markup.ts';
import { useWholeApp } from '#server/proof/whole-app.ts';

const { db, call } = await useWholeApp();
const { token } = await signIn(db, (await givenOperator(db, 'content')).accountId);

/** Whether active or external markup, or anything outside the allow-list, remains. */
function expectHarmless(html: string): void {
  const marks = (html.match(/<[^>]*>/g) ?? []).join(' ');
  const allowed =
    /<(?!\/?(?:p|h[234]|ul|ol|li|a|img|table|tbody|thead|tr|t[dh]|strong|em|u|s|br|hr|pre|code|figure|figcaption|blockquote|sub|sup|caption)\b)/i;
  expect(marks).not.toMatch(allowed);
  expect(marks.replace(/"[^"]*"/g, '""')).not.toMatch(/\son\w+/i);
  expect(marks).not.toMatch(/(?:href|src)="(?!https?:|mailto:|tel:|\/(?![/\\])|#)/i);
}

test(`${hostileMarkup.length} payloads`, () => {
  expect(new Set(hostileMarkup).size).toBeGreaterThanOrEqual(500);
});

test.each(codesOf(contentKinds))('in every field of %s leave nothing that runs', async (kind: ContentKind) => {
  const form = hostileForm(kind);
  const made = await call('POST', '/api/content/editor/items', { token, body: form });
  expect(made.status, JSON.stringify(made.body)).toBe(200);
  const { id } = made.body;
  await call('POST', `/api/content/editor/items/${id}/moves`, { token, body: { move: 'publish' } });
  const stored = (await call('GET', `/api/content/editor/items/${id}`, { token })).body.form;
  // Plain fields are text and stay exactly as written.
  expect([stored.title, stored.summary, stored.source]).toEqual([form.title, form.summary, form.source]);
  expectHarmless(stored.body);
  if (kind === 'banner') return;
  const shown = (await call('GET', `/api/content/items/${id}`)).body;
  expectHarmless(shown.body);
  expect(shown.title).toBe(hostileLine);
});

test('each payload by itself is harmless in the preview, too', async () => {
  for (let at = 0; at < hostileMarkup.length; at += 50) {
    const body = hostileMarkup.slice(at, at + 50).join('</p><p>');
    const answer = await call('POST', '/api/content/editor/preview', { token, body: { body } });
    expectHarmless(answer.body.body);
  }
});
