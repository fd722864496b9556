import { act, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { user as account } from '#contract/identity/identity.ts';
import { getSession } from '#web/session/session-store.ts';
import { signIn } from '#web/testing/post-page.tsx';
import { renderPage } from '#web/testing/render-page.tsx';
import { sampleOf } from '#web/testing/sample-of.ts';
import { serve } from '#web/testing/serve.ts';
import { SiteFooter, SiteHeader } from './site-shell.tsx';

beforeEach(() => {
  serve({
    'GET /api/notifications': {},
    'GET /api/communicate/unread': {},
  });
});
afterEach(() => {
  delete document.documentElement.dataset.theme;
});

const links = (name: string) => screen.getAllByRole('link', { name }).map((link) => link.getAttribute('href'));
const back = (href: string | null | undefined) => new URLSearchParams(href?.split('?')[1]).get('redirect');

test.each([
  ['/jobs?keyword=数学', '/jobs?keyword=数学'],
  ['/exams/details?id=7', '/exams/details?id=7'],
  ['/', null],
  ['/client/login?redirect=%2Fjobs', null],
])('a visitor on %s comes back there after signing in, but not to a sign-in', (at, redirect) => {
  renderPage(<SiteHeader />, at);
  const href = links('登录')[0];
  expect([href?.split('?')[0], decodeURIComponent(back(href) ?? '') || null]).toEqual(['/client/login', redirect]);
});

const menu = async (name: string) => {
  const summary = await waitFor(() => {
    const found = document.querySelector(`summary[aria-label="${name}的菜单"]`);
    expect(found).not.toBeNull();
    return found as HTMLElement;
  });
  return within(summary.closest('details') as HTMLElement);
};
const entries = (place: { getAllByRole(role: 'link'): HTMLElement[] }) =>
  place.getAllByRole('link').map((link) => link.textContent);

test('a seeker has the four own sections, of which the current one is marked with its tabs; without a record there is the way to one', async () => {
  signIn.seeker();
  const { unmount } = renderPage(<SiteHeader />, '/business/lookMe');
  const own = within(await screen.findByRole('navigation', { name: '我的求职' })).getAllByRole('link');
  expect(own.map((link) => [link.getAttribute('href'), link.getAttribute('aria-current')])).toEqual([
    ['/client/index', null],
    ['/resume/delivery', 'page'],
    ['/client/messages', null],
    ['/homePage', null],
  ]);
  unmount();
  act(() => signIn.seeker({ jober: null, user: sampleOf(account, { phone: '13800001234' }) }));
  renderPage(<SiteHeader />, '/jobs');
  expect(entries(await menu('尾号 1234'))).toEqual(['完善个人信息', '我要招聘']);
});

test('a recruiter is led to the own company, and may sign in as a seeker', async () => {
  signIn.recruiter();
  renderPage(<SiteHeader />, '/jobs');
  const place = await menu('王敏');
  expect(entries(place)).toEqual(['切换到单位中心', '求职者登录']);
  place.getByText(/招聘者/);
});

test('an operator is led to the administration, and to nothing of a company', async () => {
  signIn.operator();
  renderPage(<SiteHeader />, '/jobs');
  expect(entries(await menu('陈立'))).toEqual(['平台管理', '求职者登录']);
});

test('one who is both has the seeker’s sections; the way to the company stands on 我', async () => {
  signIn.recruiter();
  const { companyJober, company } = getSession();
  signIn.seeker({ companyJober, company });
  renderPage(<SiteHeader />, '/jobs');
  await screen.findByRole('link', { name: /我$/ });
});

test('the scheme is switched and kept; without storage it lasts as long as the page', async () => {
  const { user } = renderPage(<SiteFooter />, '/jobs');
  const scheme = screen.getByRole('button', { name: '深色/浅色' });
  await user.click(scheme);
  expect([document.documentElement.dataset.theme, localStorage.getItem('jyrc_theme')]).toEqual(['dark', 'dark']);
  const setItem = () => {
    throw new DOMException('blocked', 'SecurityError');
  };
  vi.stubGlobal('localStorage', { getItem: () => null, setItem, clear: () => undefined });
  await user.click(scheme);
  expect(document.documentElement.dataset.theme).toBe('light');
});

test('the current section is marked, also on a page below it', () => {
  const current = (at: string) => {
    const { unmount } = renderPage(<SiteHeader />, at);
    const marked = screen
      .getAllByRole('link')
      .filter((link) => link.getAttribute('aria-current') === 'page')
      .map((link) => link.textContent);
    unmount();
    return new Set(marked);
  };
  expect(current('/jobs')).toEqual(new Set(['找工作']));
  expect(current('/jobs/details?id=1')).toEqual(new Set(['找工作']));
  expect(current('/answers')).toEqual(new Set(['找单位']));
  expect(current('/policy')).toEqual(new Set(['指南']));
  expect(current('/recruitment/route')).toEqual(new Set(['招聘会']));
});
