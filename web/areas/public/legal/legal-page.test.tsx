import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { legalTexts } from '#web/features/legal/legal-texts.ts';
import { loadLegal } from '#web/features/legal/load-legal.ts';
import { renderLoaded } from '#web/testing/render-page.tsx';
import { refusal, serve } from '#web/testing/serve.ts';
import { LegalPage } from './legal-page.tsx';

const READ = 'GET /api/legal/:name';
const versions = [
  { version: '2028-01-01', current: false, upcoming: true },
  { version: '2027-01-01', current: true, upcoming: false },
  { version: '2026-01-01', current: false, upcoming: false },
];
const { privacy: privacyPolicy } = legalTexts;
function open(answer: object | (() => Response), at = '/privacyPolicy') {
  const found = typeof answer === 'function' ? answer : { name: 'privacy', ...answer };
  const server = serve({ [READ]: found as never });
  const page = renderLoaded(loadLegal, (data) => <LegalPage data={data} />, at);
  return { server, ...page };
}

test.each([
  ['/privacyPolicy', 'privacy'],
  ['/serviceAgreement?text=privacy', 'agreement'],
  ['/mobile/privacy', 'agreement'],
  ['/mobile/privacy?text=privacy', 'privacy'],
] as const)('at %s stands the text of %s', async (at, name) => {
  const { server } = open({ name, version: legalTexts[name].version, text: null, current: true, versions: [] }, at);
  await screen.findByRole('heading', { level: 1, name: legalTexts[name].title });
  expect(server.to(READ).map(({ params }) => params.name)).toEqual([name]);
});

test('the text in force has its contents, each part reached by its number', async () => {
  open({ version: privacyPolicy.version, text: null, current: true, versions: [] });
  await screen.findByRole('heading', { level: 1, name: privacyPolicy.title });
  const contents = within(screen.getByRole('navigation', { name: '目录' })).getAllByRole('link');
  expect(contents).toHaveLength(privacyPolicy.sections.length);
  for (const link of contents) expect(document.querySelector(link.getAttribute('href') ?? '')).not.toBeNull();
  screen.getByRole('region', { name: '简单说' });
  expect(screen.queryByText('全部版本')).toBeNull();
});

test('every version is an address; the one in force has none, and an old one says that it is not in force', async () => {
  const text = '开头。\n\n一、收集什么\n\n手机号。';
  open({ version: '2026-01-01', text, current: false, versions }, '/privacyPolicy?version=2026-01-01');
  await screen.findByText(/版本 2026-01-01.*（不是现行版本）/);
  const link = (name: string) => screen.getByRole('link', { name });
  expect([link('2027-01-01（现行）').getAttribute('href'), link('2026-01-01').getAttribute('aria-current')]).toEqual([
    '/privacyPolicy',
    'page',
  ]);
  expect(link('2028-01-01（待生效）').getAttribute('href')).toBe('/privacyPolicy?version=2028-01-01');
});

test('a text that was written later has no summary of the one that is part of the program', async () => {
  open({ version: '2027-01-01', text: '开头。\n\n一、收集什么\n\n手机号。', current: true, versions });
  await screen.findByRole('heading', { level: 1, name: '隐私政策' });
  expect(screen.queryByRole('region', { name: '简单说' })).toBeNull();
});

test('what is no version is not asked for; one that does not exist is an error of the page', async () => {
  const { server, unmount } = open(
    { version: '2027-01-01', text: null, current: true, versions },
    '/privacyPolicy?version=../x',
  );
  await screen.findByRole('heading', { level: 1 });
  expect(server.to(READ)[0]?.query.version).toBeUndefined();
  unmount();
  open(() => refusal('NOT_FOUND'), '/privacyPolicy?version=2001-01-01');
  await waitFor(() => expect(document.body.textContent).toMatch(/没有这一页/));
});

test('a list of a text is a list, between its paragraphs', async () => {
  const text = '开头的话\n\n## 收集什么\n我们收集：\n- 手机号\n- 简历\n其余不收。\n## 保存多久\n账号在就在。';
  open({ version: '2027-01-01', text, current: true, versions });
  await screen.findByText('其余不收。');
  const part = within(document.getElementById('s1') as HTMLElement);
  expect(part.getAllByRole('listitem').map((one) => one.textContent)).toEqual(['手机号', '简历']);
});
