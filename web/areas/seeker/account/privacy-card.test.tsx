import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { api } from '#contract/api.ts';
import type { AccountOverview } from '#contract/identity/accounts.ts';
import { getSession } from '#web/session/session-store.ts';
import { signIn } from '#web/testing/post-page.tsx';
import { renderPage } from '#web/testing/render-page.tsx';
import { sampleOf } from '#web/testing/sample-of.ts';
import { later, refusal, serve, unreachable } from '#web/testing/serve.ts';
import { ConsentsCard } from './account-page.tsx';
import { PrivacyCard } from './privacy-card.tsx';

const SAVE = 'PATCH /api/account/privacy';
type Seeker = NonNullable<AccountOverview['seeker']>;
const seeker: Seeker = { privacy: 'public', blindScreening: false, personalised: true } as Seeker;
const radio = (name: RegExp) => screen.getByRole('radio', { name });
const toggle = (name: RegExp) => screen.getByRole('checkbox', { name });
const isOn = (one: HTMLElement) => (one as HTMLInputElement).checked;

beforeEach(() => signIn.seeker());

test('who may see the resume is saved at once, alone, and the session knows it', async () => {
  const server = serve({ [SAVE]: { ...seeker, privacy: 'hidden' } });
  renderPage(<PrivacyCard seeker={seeker} />);
  expect(isOn(radio(/^公开/))).toBe(true);
  fireEvent.click(screen.getAllByRole('radio')[2] as HTMLElement);
  expect(isOn(screen.getAllByRole('radio')[2] as HTMLElement)).toBe(true);
  await screen.findByText('已保存');
  expect(server.to(SAVE).map(({ body }) => body)).toEqual([{ privacy: 'hidden' }]);
  expect(getSession().jober?.privacy).toBe('hidden');
});

test.each([
  ['refuses', () => refusal('CONFLICT', '账号正在注销，不能修改'), '账号正在注销，不能修改'],
  ['cannot be reached', unreachable, '接口请求失败'],
])('where the server %s the switch goes back, and nothing says that it was saved', async (_, answer, said) => {
  serve({ [SAVE]: answer });
  renderPage(<PrivacyCard seeker={seeker} />);
  fireEvent.click(toggle(/^初筛时隐去姓名和学校/));
  expect(isOn(toggle(/^初筛时隐去姓名和学校/))).toBe(true);
  await screen.findByText(said);
  await waitFor(() => expect(isOn(toggle(/^初筛时隐去姓名和学校/))).toBe(false));
  expect(screen.queryByText('已保存')).toBeNull();
  expect(getSession().jober?.privacy).not.toBe('hidden');
});

test('of two switches at once each shows what became of it, whichever answer comes first', async () => {
  const slow = later<Seeker>();
  serve({
    [SAVE]: ({ body }) => ('blindScreening' in body ? slow.promise : { ...seeker, personalised: false }),
  });
  renderPage(<PrivacyCard seeker={seeker} />);
  fireEvent.click(toggle(/^初筛时隐去姓名和学校/));
  fireEvent.click(toggle(/^个性化推荐/));
  await screen.findByText('已保存');
  expect([isOn(toggle(/^初筛时隐去姓名和学校/)), isOn(toggle(/^个性化推荐/))]).toEqual([true, false]);
  await act(async () => slow.reject(new TypeError('Failed to fetch')));
  await waitFor(() => expect(isOn(toggle(/^初筛时隐去姓名和学校/))).toBe(false));
  expect(isOn(toggle(/^个性化推荐/))).toBe(false);
});

const consent = (kind: string, at: number, company: string | null = null) => ({
  kind,
  company,
  about: kind === 'exam' ? '“澜州市公开招聘”报名：简历、证件号码、5 份材料' : null,
  version: '2026-11',
  grantedAt: `2026-11-${String(at).padStart(2, '0')}T08:00:00Z`,
});
const overview = (...consents: ReturnType<typeof consent>[]) =>
  sampleOf(api['GET /api/account'].returns, { consents }).consents;

test('consents are listed with what they were given for; all of them', () => {
  const all = [consent('delivery', 1, '第一中学'), ...Array.from({ length: 8 }, (_, at) => consent('privacy', at + 2))];
  renderPage(<ConsentsCard consents={overview(...all)} />);
  const rows = screen.getAllByRole('row').slice(1);
  expect(rows).toHaveLength(9);
  within(rows[0] as HTMLElement).getByText('第一中学');
});

test('a consent of a kind that this page does not know stands by its own name; without any it says so', () => {
  const first = renderPage(<ConsentsCard consents={overview(consent('newer-kind', 1))} />);
  screen.getByText('newer-kind');
  first.unmount();
  renderPage(<ConsentsCard consents={overview()} />);
  screen.getByText('还没有授权记录');
  expect(screen.queryByRole('table')).toBeNull();
});

test('a registration of a public examination says to whom it gave what', () => {
  renderPage(<ConsentsCard consents={overview({ ...consent('exam', 3, '澜州市教育局'), version: '' })} />);
  expect(screen.getByRole('link', { name: '澜州市教育局' }).getAttribute('href')).toBe('/client/exams');
  screen.getByText('“澜州市公开招聘”报名：简历、证件号码、5 份材料');
  expect(screen.queryByText(/版$/)).toBeNull();
});
