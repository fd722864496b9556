import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { noButton, press, settled } from '#web/testing/antd.ts';
import { signIn } from '#web/testing/post-page.tsx';
import { renderConsole } from '#web/testing/render-page.tsx';
import { type Sent, serve } from '#web/testing/serve.ts';
import { SupportPage } from './support-page.tsx';

const LIST = 'GET /api/admin/support';
const OPEN = 'GET /api/admin/support/:id';
const SAY = 'POST /api/admin/support/:id/messages';
const names: Record<string, string> = { '1': '林晓', '2': '周远', '3': '何青' };
const thread = (id: string) => ({
  id,
  name: names[id] ?? '',
  company: '',
  phone: '138****0001',
  lastText: `${names[id]}的问题`,
  waitingSince: new Date(Date.now() - 3_600_000).toISOString(),
});
const queue = (...ids: string[]) => ({
  items: ids.map(thread),
  total: ids.length,
  figures: { waiting: ids.length, answered: 4 },
});

/** The line of people who wait, as it stands now. */
function open(ids: string[], at = '/admin/support') {
  const line = { ids };
  const server = serve({
    'GET /api/admin/reviewCounts': { items: [] },
    [LIST]: () => queue(...line.ids),
    [OPEN]: ({ params }) => ({ ...thread(params.id ?? ''), items: [] }),
    [SAY]: ({ params }: Sent) => {
      line.ids = line.ids.filter((id) => id !== params.id);
      return { ...thread(params.id ?? ''), waitingSince: null, items: [] };
    },
  });
  return { server, line, ...renderConsole(<SupportPage />, at) };
}
const wide = (is: boolean) =>
  vi.stubGlobal('matchMedia', () => ({
    matches: is,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
    addListener: () => undefined,
    removeListener: () => undefined,
  }));
const field = () => screen.getByLabelText<HTMLTextAreaElement>('答复');
const pane = (name: string) => screen.findByRole('region', { name: `${name}的对话` });

beforeEach(() => {
  signIn.operator('support');
  wide(true);
});

test('who waits longest is open beside the list, and a press opens another', async () => {
  const { user, address } = open(['1', '2']);
  await pane('林晓');
  await user.click(within(screen.getByRole('region', { name: '留言' })).getByRole('button', { name: /周远/ }));
  await pane('周远');
  expect(address()).toContain('id=2');
});

test('a thread in which one writes stays open with the words, though a colleague answered it meanwhile', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const { server, line } = open(['1', '2']);
  const items = [{ id: '9', side: 'person', text: '凭证核对了吗', at: new Date().toISOString() }] as const;
  server.change({ [OPEN]: ({ params }) => ({ ...thread(params.id ?? ''), items: [...items] }) });
  await screen.findByText('用这段答复', { selector: 'button *' });
  fireEvent.change(field(), { target: { value: '已为您核对，' } });
  // The form tells what was typed in a later task; the usual answer is proposed until then.
  await waitFor(() => noButton('用这段答复'));
  line.ids = ['2', '3'];
  await act(() => vi.advanceTimersByTimeAsync(20_000));
  await screen.findByText('何青的问题');
  await pane('林晓');
  expect(field().value).toBe('已为您核对，');
});

test('without words the next one who waits is opened', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const { line } = open(['1', '2']);
  await pane('林晓');
  line.ids = ['2'];
  await act(() => vi.advanceTimersByTimeAsync(20_000));
  await pane('周远');
});

test('after an answer the next one who waits is open, with an empty field', async () => {
  const { server } = open(['1', '2']);
  await pane('林晓');
  fireEvent.change(field(), { target: { value: '明天到账' } });
  press('答复');
  await pane('周远');
  await settled();
  expect(field().value).toBe('');
  expect(server.to(SAY).map(({ params, body }) => [params.id, body.text])).toEqual([['1', '明天到账']]);
});

test('where nobody waits the answered ones can be added to', async () => {
  const { server } = open([]);
  server.change({ [LIST]: ({ query }) => (query.state === 'answered' ? queue('3') : { ...queue(), items: [] }) });
  await screen.findByText(/留言都答复了/);
  await pane('何青');
});

test('on a phone nothing opens by itself, and a thread opens over the list', async () => {
  wide(false);
  const { user } = open(['1']);
  const line = await screen.findByRole('button', { name: /林晓/ });
  expect(screen.queryByLabelText('答复')).toBeNull();
  await user.click(line);
  const drawer = within(await screen.findByRole('dialog'));
  await waitFor(() => drawer.getByLabelText('答复'));
});

test('an order of the writer that waits stands over the conversation; the way there is for those whose work it is', async () => {
  const orders = [{ number: 'JY2027030198729338', packageName: '标准版', price: 198_000, status: 'voucher-submitted' }];
  const about = { company: { status: 'approved' }, orders };
  const own = open(['1']);
  own.server.change({ [OPEN]: ({ params }) => ({ ...thread(params.id ?? ''), items: [], about }) });
  const cause = async () => within(await screen.findByRole('region', { name: '可能的原因' }));
  (await cause()).getByText('标准版 ¥1,980.00 待核对凭证');
  expect((await cause()).queryByRole('link'), 'support does not check vouchers').toBeNull();
  own.unmount();
  signIn.operator('super');
  open(['1']).server.change({ [OPEN]: ({ params }) => ({ ...thread(params.id ?? ''), items: [], about }) });
  expect((await cause()).getByRole('link', { name: '去核对凭证' }).getAttribute('href')).toContain('98729338');
  const leads = (name: string) => screen.getByText(name, { selector: 'button *' }).closest('.ant-btn-primary') !== null;
  expect([leads('去核对凭证'), leads('答复')], 'one thing leads').toEqual([true, false]);
  fireEvent.change(screen.getByLabelText('答复'), { target: { value: '已核对' } });
  await waitFor(() => expect([leads('去核对凭证'), leads('答复')]).toEqual([false, true]));
});
