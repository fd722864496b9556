import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { api } from '#contract/api.ts';
import { signIn } from '#web/testing/post-page.tsx';
import { renderConsole } from '#web/testing/render-page.tsx';
import { sampleOf } from '#web/testing/sample-of.ts';
import { later, refusal, serve, unreachable } from '#web/testing/serve.ts';
import type { SheetCorrection } from '../../contract/interview/progress.ts';
import type { SeatChange } from '../../contract/rooms.ts';
import { Corrections } from './interview/group-detail.tsx';
import { SeatChanges } from './rooms-page.tsx';

const SEAT = 'POST /api/company/examSeatChanges/:id/moves';
const SHEET = 'POST /api/company/examSheets/:id/moves';
const seat = (id: string, mine: boolean): SeatChange => ({
  id,
  number: 1571,
  name: '林知夏',
  from: { room: 6, seat: 23 },
  to: { room: 2, seat: 4 },
  reason: '桌椅损坏',
  proposedBy: '何敏之',
  proposedAt: '2027-03-06T01:00:00Z',
  mine,
});
/** The id of a sheet is the judge's own. */
const sheetId = (id: string) => `00000000-0000-4000-8000-00000000000${id}`;
const correction = (id: string, mine: boolean) =>
  ({
    id: sheetId(id),
    lot: 3,
    judge: { number: 2, name: '邵立' },
    before: 81,
    total: 84,
    reason: '漏加一项',
    proposedBy: '何敏之',
    marks: [{ name: '教学设计', value: 84 }],
    mine,
  }) as unknown as SheetCorrection;

/** Both wait for another person, and are confirmed or given back in the same way. */
const kinds = [
  {
    of: 'a change of seats',
    call: SEAT,
    region: '待确认的调座',
    confirm: '确认调座',
    back: 'decline',
    idOf: (id: string) => id,
    page: (mine: boolean, mayArrange = true) => (
      <SeatChanges changes={[seat('4', mine), seat('5', mine)]} mayArrange={mayArrange} />
    ),
    answer: sampleOf(api[SEAT].returns, {}),
  },
  {
    of: 'a correction of a sheet',
    call: SHEET,
    region: '待确认的更正',
    confirm: '确认更正',
    back: 'drop',
    idOf: sheetId,
    page: (mine: boolean, mayArrange = true) => (
      <Corrections items={[correction('4', mine), correction('5', mine)]} mayArrange={mayArrange} />
    ),
    answer: sampleOf(api[SHEET].returns, {}),
  },
] as const;

const lines = (region: string) => within(screen.getByRole('region', { name: region })).getAllByRole('listitem');
const button = (line: HTMLElement | undefined, name: RegExp) =>
  within(line as HTMLElement).getByRole('button', { name });

beforeEach(() => signIn.recruiter());

test.each(kinds)(
  '$of of somebody else is confirmed, once for two presses',
  async ({ call, region, confirm, page, answer, idOf }) => {
    const slow = later<never>();
    const server = serve({ [call]: () => slow.promise });
    renderConsole(page(false));
    const [, second] = lines(region);
    fireEvent.click(button(second, new RegExp(`${confirm}$`)));
    fireEvent.click(button(second, new RegExp(`${confirm}$`)));
    await waitFor(() => expect(server.to(call)).toHaveLength(1));
    expect(button(second, /退\s*回$/)).toHaveProperty('disabled', true);
    slow.resolve(answer as never);
    await screen.findAllByText('已处理');
    expect(server.to(call).map(({ params, body }) => [params.id, body])).toEqual([[idOf('5'), { move: 'confirm' }]]);
  },
);

test.each(kinds)(
  '$of of one’s own is taken back, never confirmed',
  async ({ call, region, confirm, back, page, answer }) => {
    const server = serve({ [call]: answer } as never);
    renderConsole(page(true));
    const [first] = lines(region);
    expect(within(first as HTMLElement).queryByRole('button', { name: new RegExp(`${confirm}$`) })).toBeNull();
    fireEvent.click(button(first, /撤\s*回$/));
    await screen.findByText('已处理');
    expect(server.to(call)[0]?.body).toEqual({ move: back });
  },
);

test.each(
  kinds.flatMap((kind) => [
    {
      ...kind,
      where: 'a colleague was first',
      refused: () => refusal('ILLEGAL_MOVE'),
      said: '情况有了变化，请刷新后再试',
    },
    { ...kind, where: 'the network is gone', refused: unreachable, said: '接口请求失败' },
  ]),
)('$of where $where says so, and can be decided again', async ({ call, region, confirm, page, refused, said }) => {
  const server = serve({ [call]: refused } as never);
  renderConsole(page(false));
  const [first] = lines(region);
  fireEvent.click(button(first, new RegExp(`${confirm}$`)));
  await screen.findByText(said);
  await waitFor(() => expect(button(first, /退\s*回$/)).toHaveProperty('disabled', false));
  fireEvent.click(button(first, new RegExp(`${confirm}$`)));
  await waitFor(() => expect(server.to(call)).toHaveLength(2));
  const [one, other] = server.to(call).map(({ headers }) => headers.get('idempotency-key'));
  expect(other).toBe(one);
  expect(screen.queryByText('已处理')).toBeNull();
});

test.each(kinds)('who only looks on reads $of and decides nothing', ({ region, page }) => {
  serve({});
  renderConsole(page(false, false));
  expect(lines(region)).toHaveLength(2);
  expect(within(screen.getByRole('region', { name: region })).queryByRole('button')).toBeNull();
});

test('without anything that waits there is no list', () => {
  serve({});
  renderConsole(
    <>
      <SeatChanges changes={[]} mayArrange />
      <Corrections items={[]} mayArrange />
    </>,
  );
  for (const { region } of kinds) expect(screen.queryByRole('region', { name: region })).toBeNull();
});
