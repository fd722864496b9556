import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { dialog, enter, field, fill, noButton, press, pressSoon, settled } from '#web/testing/antd.ts';
import { signIn } from '#web/testing/post-page.tsx';
import { renderConsole } from '#web/testing/render-page.tsx';
import { later, refusal, serve, unreachable } from '#web/testing/serve.ts';
import { SlotsPanel } from './slots-panel.tsx';

const LIST = 'GET /api/company/exams/:id/slots';
const ADD = 'POST /api/company/exams/:id/slots';
const DROP = 'DELETE /api/company/examSlots/:id';

const slot = (id: string, startsAt: string, more: object = {}) => ({
  id,
  startsAt,
  endsAt: new Date(Date.parse(startsAt) + 1_800_000).toISOString(),
  place: '市教育局 205',
  seats: 10,
  taken: 0,
  ...more,
});
const listOf = (items: object[], more: object = {}) => ({
  items,
  people: 9,
  chosen: 0,
  mayArrange: true,
  ...more,
});

function open(list: object) {
  const server = serve({ [LIST]: list as never });
  return { server, ...renderConsole(<SlotsPanel examId="7" />) };
}
/** Opens the form and fills it: some hours of a day in the far future. */
async function fillForm(from = '09:00', to = '11:00') {
  await pressSoon('增加时段');
  const form = await dialog();
  enter('日期', '2099-03-02', form);
  const [begin, end] = form.querySelectorAll<HTMLInputElement>('.ant-picker-range input');
  for (const [field, value] of [
    [begin, from],
    [end, to],
  ] as const) {
    fireEvent.mouseDown(field as HTMLInputElement);
    fireEvent.change(field as HTMLInputElement, { target: { value } });
    fireEvent.keyDown(field as HTMLInputElement, { key: 'Enter', code: 'Enter', keyCode: 13 });
  }
  fill('地点', '市教育局 301', form);
  return form;
}

beforeEach(() => signIn.recruiter());

const keysOf = (calls: { headers: Headers }[]) => new Set(calls.map(({ headers }) => headers.get('idempotency-key')));

test('hours are cut into slots in Shanghai time; what is left over is no slot, and two presses have one key', async () => {
  const { server } = open(listOf([]));
  const form = await fillForm('09:00', '10:40');
  const answer = later<object>();
  server.change({ [ADD]: () => answer.promise as never });
  press('增加', form);
  press('增加', form);
  await waitFor(() => expect(server.to(ADD).length).toBeGreaterThan(0));
  answer.resolve(listOf([slot('1', '2099-03-02T01:00:00.000Z')]));
  await screen.findAllByText('已增加 3 个时段');
  expect(server.to(ADD)[0]?.body.slots).toEqual(
    [
      ['2099-03-02T01:00:00.000Z', '2099-03-02T01:30:00.000Z'],
      ['2099-03-02T01:30:00.000Z', '2099-03-02T02:00:00.000Z'],
      ['2099-03-02T02:00:00.000Z', '2099-03-02T02:30:00.000Z'],
    ].map(([startsAt, endsAt]) => ({ startsAt, endsAt, seats: 10, place: '市教育局 301' })),
  );
  expect(keysOf(server.to(ADD)).size).toBe(1);
  await screen.findByText('09:00–09:30');
});

test('a form without its day, hours and place is not sent, and each field says what it lacks', async () => {
  const { server } = open(listOf([]));
  await pressSoon('增加时段');
  const form = await dialog();
  press('增加', form);
  for (const text of ['请选择日期', '请选择时间', '请填写地点']) await within(form).findByText(text);
  expect(server.to(ADD)).toEqual([]);
});

test('too many slots are told before anything is sent; what was refused stays as it was typed, under one key', async () => {
  const { server } = open(listOf([]));
  const form = await fillForm('00:00', '23:55');
  enter('每段分钟', '5', form);
  press('增加', form);
  await screen.findByText('一次最多 200 个时段');
  expect(server.to(ADD)).toEqual([]);
  enter('每段分钟', '480', form);
  for (const [answer, said] of [
    [() => refusal('INVALID_INPUT', '时段不在复审的起止时间之内'), '时段不在复审的起止时间之内'],
    [unreachable, '接口请求失败'],
  ] as const) {
    server.change({ [ADD]: answer });
    press('增加', form);
    await screen.findByText(said);
    await settled();
    expect([field('日期', form).value, field('地点', form).value]).toEqual(['2099-03-02', '市教育局 301']);
  }
  expect(server.to(ADD).map(({ body }) => body.slots.length)).toEqual([2, 2]);
  expect(keysOf(server.to(ADD)).size).toBe(1);
});

test('only an empty slot is removed, after a question; one that somebody took meanwhile stays', async () => {
  const [free, full] = [slot('1', '2099-03-02T01:00:00Z'), slot('2', '2099-03-02T01:30:00Z', { taken: 3 })];
  const { server } = open(listOf([free, full], { chosen: 3 }));
  server.change({ [DROP]: () => refusal('CONFLICT', '刚刚有人选了这个时段') });
  await screen.findByText('09:00–09:30');
  noButton('删除 2099-03-02 09:30 的时段');
  press('删除 2099-03-02 09:00 的时段');
  expect(server.to(DROP)).toEqual([]);
  await pressSoon('删除');
  await screen.findByText('刚刚有人选了这个时段');
  screen.getByText('09:00–09:30');
  server.change({ [DROP]: listOf([full], { chosen: 3 }) as never });
  press('删除 2099-03-02 09:00 的时段');
  await pressSoon('删除');
  await screen.findByText('时段已删除');
  expect(screen.queryByText('09:00–09:30')).toBeNull();
  expect(server.to(DROP).map(({ params }) => params.id)).toEqual(['1', '1']);
});

test('each slot says its place; a day that is over is folded', async () => {
  vi.spyOn(Date, 'now').mockReturnValue(Date.parse('2027-03-02T12:00:00Z'));
  const past = slot('1', '2027-03-02T01:00:00Z', { taken: 4 });
  open(listOf([past, slot('2', '2027-03-03T01:00:00Z', { place: '体育馆' })], { chosen: 4 }));
  await screen.findByText('9 人待复审，其中 4 人已选时段');
  expect(screen.getByText('市教育局 205').closest('details')?.open).toBe(false);
  within(screen.getByRole('list', { name: '03-03 的时段' })).getByText('体育馆');
});

test('who only watches adds and removes nothing', async () => {
  open(listOf([slot('1', '2099-03-02T01:00:00Z')], { mayArrange: false }));
  await screen.findByText('9 人待复审，其中 0 人已选时段');
  noButton('增加时段');
  noButton('删除 2099-03-02 09:00 的时段');
});
