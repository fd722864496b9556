import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { talentCard } from '#contract/talents/talent-shapes.ts';
import { signIn } from '#web/testing/post-page.tsx';
import { renderConsole } from '#web/testing/render-page.tsx';
import { sampleOf } from '#web/testing/sample-of.ts';
import { refusal, serve, unreachable } from '#web/testing/serve.ts';
import { SaveForm } from './talent-drawer.tsx';
import { useGreeting } from './use-greeting.tsx';

const INVITE = 'POST /api/talents/:id/invitations';
const SAVE = 'PUT /api/talents/:id/saved';
const DROP = 'DELETE /api/talents/:id/saved';
const FOLDERS = 'GET /api/company/savedTalents';
const [lin, zhao] = ['7', '8'].map((id) => sampleOf(talentCard, { id, name: `老师${id}`, revealed: true }));
const words = { postId: '3', message: '想请您来校看看' };

function Greetings() {
  const { card, send } = useGreeting();
  return (
    <>
      {[lin, zhao].map(
        (talent) =>
          talent && (
            <button key={talent.id} type="button" onClick={() => send(talent)(words)}>
              greet {talent.id}
            </button>
          ),
      )}
      {card(null)}
    </>
  );
}
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
const greet = (id: string) => fireEvent.click(screen.getByRole('button', { name: `greet ${id}` }));

beforeEach(() => signIn.recruiter());

test('a greeting goes out after the time in which it can be undone, once', async () => {
  vi.useFakeTimers();
  const server = serve({ [INVITE]: {} });
  renderConsole(<Greetings />);
  greet('7');
  await pass(4_900);
  expect(server.to(INVITE)).toEqual([]);
  await pass(200);
  expect(server.to(INVITE)).toMatchObject([{ params: { id: '7' }, body: words }]);
});

test('one is undone without the other, and is not sent', async () => {
  vi.useFakeTimers();
  const server = serve({ [INVITE]: {} });
  renderConsole(<Greetings />);
  greet('7');
  greet('8');
  await pass(500);
  fireEvent.click(screen.getAllByRole('button', { name: '撤销' })[0] as HTMLElement);
  await pass(6_000);
  expect(server.to(INVITE).map(({ params }) => params.id)).toEqual(['8']);
});

test('leaving the page sends what waits, once', async () => {
  vi.useFakeTimers();
  const server = serve({ [INVITE]: {} });
  const page = renderConsole(<Greetings />);
  greet('7');
  await pass(1_000);
  page.unmount();
  await pass(10_000);
  expect(server.to(INVITE)).toHaveLength(1);
});

test('the same person greeted twice within that time gets one greeting', async () => {
  vi.useFakeTimers();
  const server = serve({ [INVITE]: {} });
  renderConsole(<Greetings />);
  greet('7');
  await pass(2_000);
  greet('7');
  await pass(10_000);
  expect(server.to(INVITE)).toHaveLength(1);
});

test('a greeting that was refused comes back with its words, and goes out again as it was', async () => {
  vi.useFakeTimers();
  const server = serve({
    'GET /api/company/posts': { items: [{ id: '3', title: '高中数学教师' }] },
    [INVITE]: () => refusal('QUOTA_EXCEEDED'),
  });
  renderConsole(<Greetings />);
  greet('7');
  await pass(6_000);
  const field = screen.getByLabelText<HTMLTextAreaElement>('想说的话');
  expect([server.to(INVITE).length, field.value]).toEqual([1, words.message]);
  server.change({ [INVITE]: {} });
  fireEvent.click(screen.getByRole('button', { name: /^发\s?送$/ }));
  await pass(6_000);
  expect(server.to(INVITE)[1]).toMatchObject({ params: { id: '7' }, body: words });
  const keys = server.to(INVITE).map(({ headers }) => headers.get('idempotency-key'));
  expect([keys[0] === null, keys[0] === keys[1]]).toEqual([false, true]);
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('a person is kept in a named folder with a note; both stay where the call failed', async () => {
  const server = serve({ [FOLDERS]: { folders: [] }, [SAVE]: unreachable });
  const { user } = renderConsole(<SaveForm talent={{ id: '7', saved: null }} />);
  await user.click(screen.getByRole('button', { name: '存入人才夹' }));
  await waitFor(() => expect(document.body.textContent).toContain('请填写人才夹的名称'));
  expect(server.to(SAVE)).toEqual([]);
  fireEvent.change(screen.getByLabelText('人才夹名称'), { target: { value: '高中数学' } });
  fireEvent.change(screen.getByLabelText('备注，仅同事可见'), { target: { value: '明年毕业' } });
  await user.click(screen.getByRole('button', { name: '存入人才夹' }));
  await screen.findByText('接口请求失败');
  expect(screen.getByLabelText('备注，仅同事可见')).toHaveProperty('value', '明年毕业');
  server.change({ [SAVE]: undefined });
  await waitFor(() => expect(document.querySelector('.ant-btn-loading')).toBeNull());
  await user.click(screen.getByRole('button', { name: '存入人才夹' }));
  await screen.findByText('已存入人才夹');
  expect(server.to(SAVE)[1]).toMatchObject({ params: { id: '7' }, body: { folder: '高中数学', note: '明年毕业' } });
});

test('who is kept stands with folder and note, and is taken out again', async () => {
  const server = serve({ [FOLDERS]: { folders: [] }, [DROP]: () => refusal('NOT_FOUND', '已不在人才夹') });
  const { user } = renderConsole(<SaveForm talent={{ id: '7', saved: { folder: '高中', note: '面过' } }} />);
  expect(screen.getByLabelText('人才夹名称')).toHaveProperty('value', '高中');
  screen.getByRole('button', { name: '更新' });
  await user.click(screen.getByRole('button', { name: '移出' }));
  await screen.findByText('已不在人才夹');
  server.change({ [DROP]: undefined });
  await waitFor(() => expect(document.querySelector('.ant-btn-loading')).toBeNull());
  await user.click(screen.getByRole('button', { name: '移出' }));
  await screen.findByText('已移出人才夹');
});
