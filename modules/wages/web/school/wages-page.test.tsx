import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { noButton, press, pressSoon } from '#web/testing/antd.ts';
import { signIn } from '#web/testing/post-page.tsx';
import { renderConsole } from '#web/testing/render-page.tsx';
import { type Answers, refusal, serve, unreachable } from '#web/testing/serve.ts';
import { WagesPage } from './wages-page.tsx';

const ALL = 'GET /api/company/wages';
const ONE = 'GET /api/company/wages/agreements/:id';
const HOURS = 'POST /api/company/wages/hours/:id/moves';

const agreement = { id: '30', person: { name: '林晓' }, postTitle: '外聘美术教师', toConfirm: 1 };
const record = { agreement, hours: [{ id: '6', status: 'by-teacher' as const, moves: ['confirm'] }], events: [] };

function open(more: Answers = {}, at = '/wages') {
  const server = serve({ [ALL]: { agreements: [agreement], slips: [], hired: [] }, [ONE]: record, ...more });
  return { server, ...renderConsole(<WagesPage />, at) };
}
const drawer = () => screen.findByRole('dialog');

beforeEach(() => signIn.recruiter('finance'));

test('an agreement opens beside the list under an address of its own, and closing it leaves the list', async () => {
  const { server, address } = open();
  await pressSoon('记课时');
  await within(await drawer()).findByRole('heading', { name: '林晓' });
  expect([address(), server.to(ONE)[0]?.params.id]).toEqual(['/wages?id=30', '30']);
  press('关闭', await drawer());
  await waitFor(() => expect(address()).toBe('/wages'));
});

test('what is confirmed in the drawer is asked for anew in the list', async () => {
  const { server } = open({ [HOURS]: {} }, '/wages?id=30');
  await screen.findByText('1 条待您确认');
  server.change({ [ALL]: { agreements: [{ ...agreement, toConfirm: 0 }], slips: [], hired: [] } });
  await pressSoon('确认', await drawer());
  await screen.findByText('都已确认');
  expect(server.to(ONE)).toHaveLength(2);
});

test('a confirmation that came too late shows the state of now', async () => {
  const { server } = open({ [HOURS]: () => refusal('ILLEGAL_MOVE') }, '/wages?id=30');
  await within(await drawer()).findByRole('heading', { name: '林晓' });
  server.change({ [ONE]: { ...record, hours: [{ id: '6', status: 'withdrawn', moves: [] }] } });
  await pressSoon('确认', await drawer());
  await within(await drawer()).findByText('已撤回');
  noButton('确认', await drawer());
});

test('a list that did not load says so, lets nothing be agreed, and is asked for again', async () => {
  const { server } = open({ [ALL]: unreachable });
  const retry = await screen.findByRole('button', { name: '重试' });
  expect(screen.getByRole('button', { name: '约定课时费' })).toHaveProperty('disabled', true);
  server.change({ [ALL]: { agreements: [], slips: [], hired: [] } });
  retry.click();
  await screen.findByText(/^还没有课时约定。/);
  expect(screen.getByRole('button', { name: '约定课时费' })).toHaveProperty('disabled', false);
});

test('a large slip that nobody else has looked at is named so in the list; the chosen one stands beside it', async () => {
  const slip = { id: '8', agreementId: '30', month: '2026-11', status: 'draft' as const, needsApproval: true };
  const { user } = open({
    [ALL]: {
      agreements: [agreement],
      slips: [
        { ...slip, personName: '何景明', approvedBy: null },
        { ...slip, id: '9', personName: '周知行', approvedBy: '王敏' },
      ],
      hired: [],
    },
  });
  const slips = within(await screen.findByRole('region', { name: '工资条' }));
  const [waiting, looked] = slips.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect([waiting?.endsWith('待复核'), looked?.endsWith('草稿')]).toEqual([true, true]);
  const beside = () => screen.getByRole('region', { name: '选中的工资条' });
  within(beside()).getByRole('heading', { name: '何景明，2026 年 11 月' });
  await user.click(slips.getByRole('button', { name: '周知行' }));
  within(beside()).getByRole('heading', { name: '周知行，2026 年 11 月' });
  expect(slips.getByRole('button', { pressed: true }).textContent).toBe('周知行');
});
