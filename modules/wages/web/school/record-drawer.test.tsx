import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { enter, field, fill, noButton, press, settled } from '#web/testing/antd.ts';
import { signIn } from '#web/testing/post-page.tsx';
import { renderConsole } from '#web/testing/render-page.tsx';
import { type Some, sampleOf } from '#web/testing/sample-of.ts';
import { refusal, type Sent, serve, unreachable } from '#web/testing/serve.ts';
import { type WageRecord, wageRecord } from '../../contract/wage-shapes.ts';
import { HoursTab } from './record-drawer.tsx';

const ENTER = 'POST /api/company/wages/agreements/:id/hours';
const MOVE = 'POST /api/company/wages/hours/:id/moves';

/** An agreement that has begun and does not end soon. */
const recordOf = (more: Some<WageRecord> = {}) =>
  sampleOf(wageRecord, { agreement: { id: '3', unit: 'lesson', from: '2020-01-01', to: '2099-12-31' }, ...more });
const hoursOf = (more: Some<WageRecord['hours'][number]>) => ({ id: '6', day: '2026-11-04', quantity: 250, ...more });
const open = (hours: Some<WageRecord['hours']> = []) =>
  renderConsole(<HoursTab record={recordOf(hours.length > 0 ? { hours } : {})} />);

const key = (sent: Sent | undefined) => sent?.headers.get('idempotency-key');
const note = () => screen.getByPlaceholderText<HTMLInputElement>('说明（选填）');
const write = (day: string, quantity: string, text: string) => {
  enter('上课日期', day);
  fill('数量', quantity);
  fireEvent.change(note(), { target: { value: text } });
};

beforeEach(() => signIn.recruiter('finance'));

test('after one lesson the next of the same day is typed at once, and as many again is another one', async () => {
  const server = serve({ [ENTER]: {} });
  open();
  for (const times of [1, 2]) {
    write('2024-05-06', '2', '');
    press('登记课时');
    await waitFor(() => expect([server.to(ENTER).length, field('数量').value]).toEqual([times, '']));
    await settled();
  }
  expect(field('上课日期').value).toBe('2024-05-06');
  const [first, second] = server.to(ENTER);
  expect(first?.body).toEqual(second?.body);
  expect(key(first)).not.toBe(key(second));
});

test('hours that the server refuses say why, and are typed anew from what stands', async () => {
  serve({ [ENTER]: () => refusal('CONFLICT', '这一天已经登记了 24 小时') });
  open();
  write('2024-05-06', '3', '补课');
  press('登记课时');
  await screen.findByText('这一天已经登记了 24 小时');
  expect([field('数量').value, note().value]).toEqual(['3', '补课']);
});

test('own hours are taken back; what both settled has no act', async () => {
  const server = serve({ [MOVE]: {} });
  open([
    hoursOf({ id: '6', status: 'by-school', moves: ['withdraw'] }),
    hoursOf({ id: '7', status: 'refused', moves: [], note: '早读', reason: '当天调休' }),
  ]);
  const [mine, settledOne] = screen.getAllByTestId('hours') as [HTMLElement, HTMLElement];
  within(mine).getByText('2.5 课时');
  within(settledOne).getByText('早读；当天调休');
  for (const name of ['确认', '有出入', '撤回']) noButton(name, settledOne);
  press('撤回', mine);
  await waitFor(() => expect(server.to(MOVE)).toHaveLength(1));
  expect(server.to(MOVE)[0]).toMatchObject({ params: { id: '6' }, body: { move: 'withdraw' } });
});

test('why hours are sent back is not lost when it could not be sent', async () => {
  const server = serve({ [MOVE]: unreachable });
  open([hoursOf({ status: 'by-teacher', moves: ['confirm', 'refuse'] })]);
  const why = () => within(screen.getByRole('tooltip')).getByRole<HTMLInputElement>('textbox');
  press('有出入');
  await screen.findByText('哪里有出入');
  fireEvent.change(why(), { target: { value: ' 只上了 1 课时 ' } });
  press('退回');
  await screen.findByText('接口请求失败');
  server.change({ [MOVE]: {} });
  press('有出入');
  expect(why().value).toBe(' 只上了 1 课时 ');
  press('退回');
  await waitFor(() => expect(server.to(MOVE)).toHaveLength(2));
  expect(server.to(MOVE)[1]?.body).toEqual({ move: 'refuse', note: '只上了 1 课时' });
});

test('an agreement without hours says so', () => {
  open();
  screen.getByText('还没有登记课时');
});
