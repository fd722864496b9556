import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { ShareDialog } from '#web/features/page/share-dialog.tsx';
import { getSession } from '#web/session/session-store.ts';
import { signIn } from '#web/testing/post-page.tsx';
import { renderPage } from '#web/testing/render-page.tsx';
import { serve, unreachable } from '#web/testing/serve.ts';
import { PersonMenu } from './person-menu.tsx';
import { useOwnLinks } from './use-own-links.ts';

function Links() {
  const own = useOwnLinks();
  return (
    <div {...own}>
      <a href="/business">inside</a>
      <a href="https://a.test/">outside</a>
      <a href="/jobs" target="_blank" rel="noopener">
        window
      </a>
      <a href="/x.zip" download>
        file
      </a>
      <a href="/no/such/page">unknown</a>
      <a href="/jobs?stage=senior" data-back>
        back
      </a>
      <form action="/jobs" method="get">
        <input name="keyword" defaultValue="物理" />
        <input name="cityCode" defaultValue="" />
        <input name="keyword" defaultValue="二" />
        <button type="submit">search</button>
      </form>
    </div>
  );
}

test('a press on a link of ours turns the page without a reload', () => {
  const { address } = renderPage(<Links />);
  expect(fireEvent.click(screen.getByText('inside'))).toBe(false);
  expect(address()).toBe('/business');
});

test.each([
  ['outside', {}],
  ['window', {}],
  ['file', {}],
  ['unknown', {}],
  ['inside', { ctrlKey: true }],
  ['inside', { metaKey: true }],
  ['inside', { button: 1 }],
])('a press on %s with %j is left to the browser', (name, keys) => {
  const { address } = renderPage(<Links />);
  const link = screen.getByText(name);
  link.addEventListener('click', (event) => event.stopPropagation(), { once: true, capture: false });
  fireEvent.click(link, keys);
  expect(address()).toBe('/');
});

test('the way back to a list leads to it as it was left, and otherwise to its address', async () => {
  const { address, router } = renderPage(<Links />, '/jobs/details?id=7');
  fireEvent.click(screen.getByText('back'));
  await waitFor(() => expect(address()).toBe('/jobs?stage=senior'));
  for (const [from, to] of [
    ['/jobs', '/jobs?keyword=a'],
    ['/business', '/jobs?stage=senior'],
  ]) {
    await act(() => router.navigate('/jobs?keyword=a'));
    await act(() => router.navigate('/jobs/details?id=7', { state: { from } }));
    fireEvent.click(screen.getByText('back'));
    await waitFor(() => expect(address()).toBe(to));
  }
});

test('a search turns the page to its first values, without the empty ones', () => {
  const { address } = renderPage(<Links />);
  fireEvent.submit(document.querySelector('form') as HTMLFormElement);
  expect(decodeURIComponent(address())).toBe('/jobs?keyword=物理');
});

test.each([
  ['a recruiter', () => signIn.recruiter(), '切换到单位中心', '王敏'],
  ['an operator', () => signIn.operator(), '平台管理', '陈立'],
])('the menu of %s names them and leads to their console', (_, as, label, name) => {
  as();
  renderPage(<PersonMenu />);
  expect(document.querySelector('summary')?.getAttribute('aria-label')).toBe(`${name}的菜单`);
  screen.getByRole('link', { name: label });
});

test('a visitor has no menu', () => {
  renderPage(<PersonMenu />);
  expect(document.querySelector('summary')).toBeNull();
});

test('signing out goes home, out of reach of the server too', async () => {
  signIn.seeker();
  serve({ 'DELETE /api/jober/logout': unreachable });
  const { user, address } = renderPage(<PersonMenu />, '/resume');
  await user.click(screen.getByText('退出登录'));
  await screen.findByText('已退出登录');
  expect([address(), getSession().token]).toEqual(['/', null]);
});

test('an address is copied with its title, or can be selected where the browser forbids that', async () => {
  const { user } = renderPage(
    <ShareDialog path="/jobs/details?id=42" title="高中物理教师" onClose={() => undefined} />,
  );
  const written: string[] = [];
  Object.defineProperty(navigator, 'clipboard', {
    configurable: true,
    value: { writeText: async (text: string) => void written.push(text) },
  });
  await user.click(await screen.findByRole('button', { name: '复制链接' }));
  await screen.findByText('链接已复制');
  expect(written).toEqual([`高中物理教师 ${location.origin}/jobs/details?id=42`]);
  Object.defineProperty(navigator, 'clipboard', { configurable: true, value: undefined });
  await user.click(screen.getByRole('button', { name: '复制链接' }));
  await screen.findByText('复制没有成功，请长按或选中链接复制');
});
