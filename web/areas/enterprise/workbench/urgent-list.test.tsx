import { screen, waitFor, within } from '@testing-library/react';
import { useState } from 'react';
import { beforeEach, expect, test } from 'vitest';
import { type Workbench, workbench } from '#contract/deliveries/workbench.ts';
import { signIn } from '#web/testing/post-page.tsx';
import { renderConsole } from '#web/testing/render-page.tsx';
import { type Some, sampleOf } from '#web/testing/sample-of.ts';
import { serve } from '#web/testing/serve.ts';
import { UrgentList } from './urgent-list.tsx';

const MOVE = 'POST /api/company/updateResumeBoxStatus';
type Row = Workbench['urgent'][number];

const row = (id: string, name: string, more: Some<Row> = {}): Some<Row> => ({
  id,
  status: 'viewed',
  moves: ['shortlist', 'reject'],
  person: { name },
  interview: null,
  closed: false,
  ...more,
});
const deskOf = (...urgent: Some<Row>[]) => sampleOf(workbench, { urgent, urgentTotal: urgent.length });

/** A desk whose first row goes when it was answered. */
function Desk({ rows }: { rows: Some<Row>[] }) {
  const [left, setLeft] = useState(rows);
  return (
    <>
      <button type="button" onClick={() => setLeft(left.slice(1))}>
        refresh
      </button>
      <UrgentList desk={deskOf(...left)} />
    </>
  );
}

beforeEach(() => signIn.recruiter());

test('a row is answered in place, and the focus goes to the row that slid in', async () => {
  const server = serve({ [MOVE]: {} });
  const { user } = renderConsole(<Desk rows={[row('1', '赵一'), row('2', '钱二')]} />, '/workbench');
  const [first] = await screen.findAllByTestId('urgent');
  await user.click(within(first as HTMLElement).getByRole('button', { name: '有意向' }));
  await waitFor(() => expect(server.to(MOVE).map(({ body }) => body)).toEqual([{ id: '1', status: 'shortlisted' }]));
  await screen.findByText('已标为有意向');
  await user.click(screen.getByText('refresh'));
  await waitFor(() => expect(document.activeElement?.closest('[data-testid="urgent"]')?.textContent).toContain('钱二'));
});

test('no answer is urged on the reader; a row says who it is, how far they fit and when it is due', async () => {
  serve({});
  const person = { name: '钱二', school: '北大荒师范大学', education: 'master' };
  const rows = [row('1', '赵一'), row('2', '钱二', { person, fit: { met: 5, of: 8 }, hoursLeft: 3, overdue: false })];
  renderConsole(<Desk rows={rows} />, '/workbench');
  const shown = await screen.findAllByTestId('urgent');
  const looks = shown.map((one) => within(one).getByRole('button', { name: '有意向' }).className);
  expect(looks.filter((look) => look.includes('btn-filled'))).toEqual([]);
  const second = within(shown[1] as HTMLElement);
  for (const text of ['北大荒师范大学，硕士', '符合 5/8', '还有 3 小时']) second.getByText(text);
});

test('a proposed time is agreed to with the terms of the interview in force', async () => {
  const server = serve({ [MOVE]: {} });
  const interview: Some<Row['interview']> = {
    status: 'proposed',
    startsAt: '2026-11-27T06:30:00.000Z',
    proposedAt: '2026-11-28T06:30:00.000Z',
    minutes: 45,
    mode: 'onsite',
    place: '博学楼 302',
    contact: '周老师',
  };
  const { user } = renderConsole(<Desk rows={[row('1', '赵一', { status: 'interview', interview })]} />, '/workbench');
  await screen.findByText('想改到 11-28 14:30');
  await user.click(screen.getByRole('button', { name: '同意改期' }));
  await waitFor(() =>
    expect(server.to(MOVE)[0]?.body).toMatchObject({
      id: '1',
      status: 'interview',
      at: '2026-11-28T06:30:00.000Z',
      place: '博学楼 302',
    }),
  );
});

test('an interviewer reads and does not answer; an empty desk says so', async () => {
  serve({});
  const { user } = renderConsole(<Desk rows={[row('1', '赵一', { moves: [] })]} />, '/workbench');
  await screen.findByRole('link', { name: '看简历' });
  expect(screen.queryByRole('button', { name: '有意向' })).toBeNull();
  await user.click(screen.getByText('refresh'));
  await screen.findByText('都答完了');
});
