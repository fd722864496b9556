import { act, fireEvent, screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { signIn } from '#web/testing/post-page.tsx';
import { renderPage } from '#web/testing/render-page.tsx';
import { serve, unreachable } from '#web/testing/serve.ts';
import { SearchPanel } from './search-panel.tsx';

const FIND = 'GET /api/communicate/messages';
const found = (text: string, number = 1) => ({
  conversationId: '7',
  name: '深圳中学',
  postTitle: '高中物理教师',
  message: { number, text, kind: 'text' as const, side: 'company' as const, clientId: `c${number}` },
});
const pause = () => act(() => vi.advanceTimersByTimeAsync(250));

beforeEach(() => {
  signIn.seeker();
  vi.useFakeTimers();
});

function open(keyword: string) {
  const onOpen = vi.fn();
  const page = renderPage(<SearchPanel side="seeker" keyword={keyword} onOpen={onOpen} />);
  return { onOpen, ...page };
}

test('what rests for a moment is searched, marked where it stands, and opens its conversation', async () => {
  const server = serve({ [FIND]: { items: [found('请您下周三上午九点来学校试讲，带学位证原件')] } });
  const { onOpen } = open('学位证');
  expect(server.to(FIND)).toEqual([]);
  await pause();
  const line = screen.getByRole('button', { name: /深圳中学 · 高中物理教师/ });
  expect(line.querySelector('mark')?.textContent).toBe('学位证');
  expect(line.textContent).toContain('…三上午九点来学校试讲，带学位证原件');
  fireEvent.click(line);
  expect(onOpen.mock.calls).toEqual([['7']]);
  expect(server.to(FIND)[0]?.query).toMatchObject({ side: 'seeker', keyword: '学位证' });
});

test('letters are found in either case, as they were written', async () => {
  serve({ [FIND]: { items: [found('会用 Python 吗')] } });
  open('python');
  await pause();
  expect(document.querySelector('mark')?.textContent).toBe('Python');
});

test('nothing found names what was searched; what did not load is asked for again', async () => {
  const server = serve({ [FIND]: unreachable });
  open('体检');
  await pause();
  screen.getByText('聊天记录没有加载出来');
  server.change({ [FIND]: { items: [] } });
  fireEvent.click(screen.getByRole('button', { name: /重试|再试/ }));
  await pause();
  screen.getByText('没有含“体检”的消息');
});
