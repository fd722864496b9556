import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { field, fill, noButton, press, pressSoon } from '#web/testing/antd.ts';
import { signIn } from '#web/testing/post-page.tsx';
import { renderPage } from '#web/testing/render-page.tsx';
import { type Some, sampleOf } from '#web/testing/sample-of.ts';
import { refusal, serve, unreachable } from '#web/testing/serve.ts';
import { type WageRecord, wageAgreement } from '../../contract/wage-shapes.ts';
import { AgreementCard } from './agreement-card.tsx';

const RECORD = 'GET /api/wages/agreements/:id';
const ENTER = 'POST /api/wages/agreements/:id/hours';
const MOVE = 'POST /api/wages/hours/:id/moves';

const agreement = sampleOf(wageAgreement, {
  id: '3',
  unit: 'lesson',
  from: '2024-05-01',
  to: '2024-05-31',
  company: { name: '深圳中学' },
});
const hours = (more: Some<WageRecord['hours'][number]> = {}) => ({
  id: '6',
  day: '2024-05-06',
  quantity: 200,
  status: 'by-school' as const,
  moves: ['confirm', 'refuse'],
  ...more,
});
const recordOf = (more: Some<WageRecord> = {}): Some<WageRecord> => ({ agreement, ...more });

function open(more: Some<WageRecord> = {}, opened = true) {
  const server = serve({ [RECORD]: recordOf(more) });
  return { server, ...renderPage(<AgreementCard agreement={agreement} opened={opened} />) };
}
const entries = () => screen.queryAllByTestId('hours');

beforeEach(() => signIn.seeker());

test('hours are asked for when the card is opened, and once only', async () => {
  const { server } = open({ hours: [hours()] }, false);
  expect(server.sent).toEqual([]);
  press('课时与经过');
  await waitFor(() => expect(entries()).toHaveLength(1));
  press('收起课时');
  expect(entries()).toEqual([]);
  press('课时与经过');
  expect([entries().length, server.to(RECORD).length]).toEqual([1, 1]);
});

test('a lesson that did not arrive stays typed and goes again under its key; the next is another one', async () => {
  const { server } = open();
  server.change({ [ENTER]: unreachable });
  await screen.findByLabelText(/^日期/);
  // An agreement that is over takes hours up to its last day.
  expect(screen.getByLabelText<HTMLInputElement>(/^日期/).value).toBe('2024-05-31');
  fill('课时', '1.5');
  fill('说明（选填）', ' 晚自习 ');
  press('登记课时');
  await screen.findByText('接口请求失败');
  await waitFor(() => expect(field('课时').value).toBe('1.5'));
  server.change({ [ENTER]: {} });
  await pressSoon('登记课时');
  await screen.findByText('已登记，等学校确认');
  await waitFor(() => expect([field('课时').value, field('说明（选填）').value]).toEqual(['', '']));
  fill('课时', '1.5');
  fill('说明（选填）', ' 晚自习 ');
  await pressSoon('登记课时');
  await waitFor(() => expect(server.to(ENTER)).toHaveLength(3));
  expect(server.to(ENTER)[2]?.body).toEqual({ day: '2024-05-31', quantity: 150, note: '晚自习' });
  const [lost, again, next] = server.to(ENTER).map(({ headers }) => headers.get('idempotency-key'));
  expect([again === lost, next === lost]).toEqual([true, false]);
});

test.each(['', '0', '24.5', '1.234', '两节'])('%j is no number of lessons', async (typed) => {
  const { server } = open();
  await screen.findByLabelText(/^日期/);
  fill('课时', typed);
  press('登记课时');
  screen.getByText('请填写 0.01 到 24');
  fill('课时', '2');
  expect(screen.queryByText('请填写 0.01 到 24')).toBeNull();
  expect(server.to(ENTER)).toEqual([]);
});

test('a refused lesson says why, and is not shown as entered', async () => {
  const { server } = open();
  await screen.findByLabelText(/^日期/);
  server.change({ [ENTER]: () => refusal('CONFLICT', '这一天的课时已经超过 24') });
  fill('课时', '20');
  press('登记课时');
  await screen.findByText('这一天的课时已经超过 24');
  expect(screen.queryByText('已登记，等学校确认')).toBeNull();
  expect(server.to(RECORD)).toHaveLength(1);
});

test('hours that were sent back are settled: their question is gone with them', async () => {
  const { server } = open({ hours: [hours()] });
  server.change({ [MOVE]: { status: 'refused' } });
  await pressSoon('有出入');
  fill('哪里有出入', '只上了 1 课时');
  server.change({ [RECORD]: recordOf({ hours: [hours({ status: 'refused', moves: [], reason: '只上了 1 课时' })] }) });
  press('退回');
  await within(await screen.findByTestId('hours')).findByText('有出入');
  noButton('退回');
  expect(screen.queryByLabelText('哪里有出入')).toBeNull();
});

test('own hours are taken back, those of others that wait stand as they are', async () => {
  const { server } = open({
    hours: [hours({ status: 'by-teacher', moves: ['withdraw'] }), hours({ id: '7', status: 'confirmed', moves: [] })],
  });
  server.change({ [MOVE]: { status: 'withdrawn' } });
  await pressSoon('撤回');
  await screen.findByText('已撤回');
  expect(server.to(MOVE).map(({ params, body }) => [params.id, body])).toEqual([['6', { move: 'withdraw', note: '' }]]);
  expect(entries()).toHaveLength(2);
});

test('of many hours the first four are shown, and all when they are asked for', async () => {
  open({ hours: Array.from({ length: 31 }, (_, at) => hours({ id: `${at}`, status: 'confirmed', moves: [] })) });
  await waitFor(() => expect(entries()).toHaveLength(4));
  press('全部 31 条');
  expect(entries()).toHaveLength(31);
  noButton('全部 31 条');
});
