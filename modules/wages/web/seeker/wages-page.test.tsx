import { screen, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { api } from '#contract/api.ts';
import { ownJober } from '#contract/seekers/seeker.ts';
import { noButton } from '#web/testing/antd.ts';
import { signIn } from '#web/testing/post-page.tsx';
import { renderPage } from '#web/testing/render-page.tsx';
import { type Some, sampleOf } from '#web/testing/sample-of.ts';
import { serve } from '#web/testing/serve.ts';
import { tabOf, WagesPage } from './wages-page.tsx';

const wages = api['GET /api/wages'].returns;
const agreement = (id: string, name: string, toConfirm = 0) => ({ id, company: { name }, toConfirm });
const wagesOf = (given: Some<ReturnType<typeof wages.parse>> = {}) => sampleOf(wages, given);
const RECORD = 'GET /api/wages/agreements/:id';

function open(given: Some<ReturnType<typeof wages.parse>>, openId: string | null = null) {
  const server = serve({ [RECORD]: {} });
  const page = renderPage(<WagesPage tab="slips" open={openId} wages={wagesOf(given)} />, '/wages');
  return { server, ...page };
}

beforeEach(() => signIn.seeker());

test('who has agreed on lessons begins with the slips, all others with what is paid elsewhere', () => {
  const [none, some] = [wagesOf(), wagesOf({ agreements: [agreement('3', '深圳中学')] })];
  expect([tabOf(null, none), tabOf(null, some), tabOf('x', none), tabOf('calculator', some)]).toEqual([
    'market',
    'slips',
    'market',
    'calculator',
  ]);
});

test('of several agreements the one with hours to confirm is open, and only that is asked for', async () => {
  const { server } = open({ agreements: [agreement('3', '深圳中学'), agreement('4', '广州中学', 2)] });
  await within(screen.getByRole('region', { name: '广州中学 的课时' })).findByLabelText(/^日期/);
  expect(server.to(RECORD).map(({ params }) => params.id)).toEqual(['4']);
});

test('the agreement of a notice is open before any other', async () => {
  const { server } = open({ agreements: [agreement('3', '深圳中学'), agreement('4', '广州中学', 2)] }, '3');
  await within(screen.getByRole('region', { name: '深圳中学 的课时' })).findByLabelText(/^日期/);
  expect(server.to(RECORD).map(({ params }) => params.id)).toEqual(['3']);
});

test('a slip that waits is open with its answers; one that is settled folds', () => {
  const slip = { agreementId: '3', month: '2026-11', previousId: null, nextId: null };
  open({
    agreements: [agreement('3', '深圳中学')],
    slips: [
      { ...slip, id: '8', status: 'issued', moves: ['confirm', 'dispute'] },
      { ...slip, id: '9', month: '2026-10', status: 'paid', moves: [] },
    ],
    years: [{ year: '2026', slips: 2, grossFen: 1_200_050, netFen: 1_150_000 }],
  });
  const [waiting, paid] = screen.getAllByTestId('slip') as [HTMLElement, HTMLElement];
  within(waiting).getByRole('button', { name: '确认无误' });
  expect(within(paid).getByRole('button', { name: '明细' }).getAttribute('aria-expanded')).toBe('false');
  noButton('确认无误', paid);
  within(screen.getByRole('region', { name: '各年合计' })).getByText(/12,000\.50/);
  expect(screen.queryByText('学校按月汇总，发出工资条')).toBeNull();
});

test('a single slip is not added up', () => {
  const years = [{ year: '2026', slips: 1, grossFen: 600_000, netFen: 600_000 }];
  open({ agreements: [agreement('3', '深圳中学')], slips: [{ id: '8', agreementId: '3', month: '2026-11' }], years });
  expect(screen.queryByRole('region', { name: '各年合计' })).toBeNull();
});

test('before the first slip it says how one comes about', () => {
  open({ agreements: [agreement('3', '深圳中学')], slips: [] });
  screen.getByText('学校按月汇总，发出工资条');
});

test('without an agreement it says how one comes about, and leads to posts by the hour', () => {
  open({});
  screen.getByText('还没有课时约定');
  expect(screen.getByRole('link', { name: '看兼职课时岗位' }).getAttribute('href')).toContain('hourly');
});

test.each([
  ['where the person lives', { jober: { cityCode: '330100' }, cityCode: '110100' }, '330100'],
  ['the city they look at', { jober: { cityCode: null }, cityCode: '110100' }, '110100'],
  ['none that is known', { jober: { cityCode: null }, cityCode: null }, ''],
])('take-home pay begins with %s', async (_, { jober, cityCode }, city) => {
  signIn.seeker({ jober: sampleOf(ownJober, jober), cityCode });
  renderPage(<WagesPage tab="calculator" open={null} wages={wagesOf()} />, '/wages');
  expect((await screen.findByLabelText<HTMLSelectElement>('参保城市')).value).toBe(city);
});
