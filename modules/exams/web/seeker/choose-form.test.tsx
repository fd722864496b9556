import { act, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { signIn } from '#web/testing/post-page.tsx';
import { renderPage } from '#web/testing/render-page.tsx';
import { sampleOf } from '#web/testing/sample-of.ts';
import { later, refusal, serve, unreachable } from '#web/testing/serve.ts';
import { ownRegistration } from '../../contract/registrations.ts';
import { ChooseForm } from './registration-moves.tsx';

const POSTS = 'GET /api/exams/:id/posts';
const MOVE = 'POST /api/exams/registrations/:id/moves';
const post = (id: string, status: 'open' | 'fallen' = 'open') => ({
  id,
  code: `1020${id}`,
  title: '高中数学教师',
  employer: '第一中学',
  requirements: {},
  status,
});

function open() {
  const server = serve({ [POSTS]: { items: [post('1'), post('2', 'fallen'), post('3')] }, [MOVE]: { id: '7' } });
  const onDone = vi.fn();
  const registration = sampleOf(ownRegistration, { id: '7', accessible: '', exam: { id: '5' } });
  return { server, onDone, registration, ...renderPage(<ChooseForm registration={registration} onDone={onDone} />) };
}
const list = () => screen.findByRole<HTMLSelectElement>('combobox', { name: '改报岗位' });
const button = () => screen.getByRole<HTMLButtonElement>('button', { name: '改报这个岗位' });

beforeEach(() => signIn.seeker());

test('only posts that still stand are offered; the chosen one is sent and the page is told', async () => {
  const { server, user, onDone } = open();
  await screen.findByRole('option', { name: '10201 高中数学教师，第一中学' });
  expect(within(await list()).getAllByRole('option')).toHaveLength(3);
  expect(button().disabled).toBe(true);
  await user.selectOptions(await list(), '3');
  await user.click(button());
  await screen.findByText('已改报，重新进入审核');
  expect(onDone).toHaveBeenCalledOnce();
  expect(server.to(MOVE)[0]).toMatchObject({ params: { id: '7' }, body: { move: 'choose', postId: '3' } });
});

test('while the posts are on their way nothing can be chosen, and it is said', async () => {
  const answer = later<{ items: [] }>();
  const { server } = open();
  server.change({ [POSTS]: () => answer.promise });
  renderPage(
    <ChooseForm registration={sampleOf(ownRegistration, { id: '8', accessible: '' })} onDone={() => undefined} />,
  );
  const second = screen.getAllByRole<HTMLSelectElement>('combobox')[1] as HTMLSelectElement;
  expect([second.disabled, second.textContent]).toEqual([true, '正在载入岗位']);
  await act(async () => answer.resolve({ items: [] }));
});

test('posts that did not load are asked for again, not shown as none', async () => {
  const server = serve({ [POSTS]: unreachable });
  const registration = sampleOf(ownRegistration, { id: '7', accessible: '', exam: { id: '5' } });
  const { user } = renderPage(<ChooseForm registration={registration} onDone={() => undefined} />);
  await screen.findByText('可改报的岗位没有加载出来');
  server.change({ [POSTS]: { items: [post('3')] } });
  await user.click(screen.getByRole('button', { name: '重试' }));
  await screen.findByRole('option', { name: /^10203/ });
  expect(screen.queryByRole('alert')).toBeNull();
});

test.each([
  ['too late', () => refusal('ILLEGAL_MOVE', '改报时间已过'), '改报时间已过'],
  ['offline', unreachable, '接口请求失败'],
])('a choice that was not taken stays chosen (%s), and is the same choice again', async (_, answer, said) => {
  const { server, user, onDone } = open();
  server.change({ [MOVE]: answer });
  await screen.findByRole('option', { name: /^10203/ });
  await user.selectOptions(await list(), '3');
  await user.click(button());
  await screen.findByText(said);
  await waitFor(() => expect(button().disabled).toBe(false));
  expect((await list()).value).toBe('3');
  server.change({ [MOVE]: { id: '7' } });
  await user.click(button());
  await waitFor(() => expect(onDone).toHaveBeenCalledOnce());
  const [first, again] = server.to(MOVE).map(({ headers }) => headers.get('idempotency-key'));
  expect(again).toBe(first);
});
