import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { call } from '#web/api/browser-call.ts';
import { signIn } from '#web/testing/post-page.tsx';
import { renderPage } from '#web/testing/render-page.tsx';
import { later, refusal, serve, unreachable } from '#web/testing/serve.ts';
import { useAutosave } from '../use-autosave.ts';
import { draftOf, filled, firstFields } from './draft-fields.ts';

const KEEP = 'PUT /api/team/company/draft';
const saved = { savedAt: '2026-11-23T06:02:00.000Z' };

function Form() {
  const { state, keep, drop } = useAutosave(
    async (form: { name: string }) => (await call(KEEP, { body: { form } }, { background: true, quiet: true })).savedAt,
  );
  return (
    <>
      <input aria-label="name" onChange={({ target }) => keep({ name: target.value })} />
      <p role="status" aria-label="draft">
        {state.kind === 'failed' ? `failed ${state.error.issues[0]?.message ?? ''}` : state.kind}
      </p>
      <button type="button" onClick={drop}>
        handed in
      </button>
    </>
  );
}
const type = (value: string) => fireEvent.change(screen.getByLabelText('name'), { target: { value } });
const shows = (text: string) =>
  waitFor(() => expect(screen.getByRole('status', { name: 'draft' }).textContent).toBe(text));

beforeEach(() => signIn.recruiter());

test('what is typed is kept a moment after the last key', async () => {
  const server = serve({ [KEEP]: saved });
  renderPage(<Form />);
  type('深');
  type('深圳');
  await shows('saved');
  expect(server.to(KEEP).map(({ body }) => body)).toEqual([{ form: { name: '深圳' } }]);
});

test('one save goes after the other, so that the last words win', async () => {
  const slow = later<typeof saved>();
  const server = serve({ [KEEP]: () => slow.promise });
  renderPage(<Form />);
  type('深');
  await waitFor(() => expect(server.to(KEEP)).toHaveLength(1));
  type('深圳');
  server.change({ [KEEP]: saved });
  slow.resolve(saved);
  await waitFor(() => expect(server.to(KEEP)).toHaveLength(2));
  expect(server.to(KEEP).at(-1)?.body).toEqual({ form: { name: '深圳' } });
});

test('what could not be kept goes when the network is back', async () => {
  const server = serve({ [KEEP]: unreachable });
  renderPage(<Form />);
  type('深圳');
  await shows('failed ');
  server.change({ [KEEP]: saved });
  act(() => void window.dispatchEvent(new Event('online')));
  await shows('saved');
  expect(server.to(KEEP).at(-1)?.body).toEqual({ form: { name: '深圳' } });
});

test('what could not be kept goes once more when the page is left, and what was handed in does not', async () => {
  const server = serve({
    [KEEP]: () => refusal('INVALID_INPUT', '', [{ path: 'body.form.name', message: '名称过长' }]),
  });
  const first = renderPage(<Form />);
  type('深圳');
  await shows('failed 名称过长');
  server.change({ [KEEP]: saved });
  first.unmount();
  await waitFor(() => expect(server.to(KEEP)).toHaveLength(2));
  const second = renderPage(<Form />);
  type('广州');
  await second.user.click(screen.getByRole('button', { name: 'handed in' }));
  second.unmount();
  await act(async () => undefined);
  expect(server.to(KEEP)).toHaveLength(2);
});

test.each([
  [
    { a: '', b: null, c: undefined, d: 0, e: false, f: '值' },
    { d: 0, e: false, f: '值' },
  ],
  [{}, {}],
])('of %j what is filled in is %j', (values, saved) => expect(filled(values)).toEqual(saved));

test('a fact that no call takes is left out of what is kept, and the rest is not', () => {
  const draft = draftOf({ name: '深圳中学', facts: { founded: '1947', classSize: '很多' } as never }, null);
  expect(draft).toEqual({ name: '深圳中学', facts: { founded: 1947 } });
});

test('the form begins as it was left, else as the company stands, else empty', () => {
  const company = { name: '深圳中学', type: 'public-senior', address: '', regionCode: '440305' } as never;
  expect(firstFields({ name: '草稿', chosen: { id: '1', name: '草稿', unclaimed: true } } as never, company)).toEqual({
    name: '草稿',
  });
  expect(firstFields(null, company)).toMatchObject({ name: '深圳中学', region: ['440000', '440300', '440305'] });
  expect(firstFields(null, null)).toEqual({});
});
