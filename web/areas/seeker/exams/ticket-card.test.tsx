import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { ownRegistration } from '#contract/exams/registrations.ts';
import { renderPage } from '#web/testing/render-page.tsx';
import { sampleOf } from '#web/testing/sample-of.ts';
import { serve } from '#web/testing/serve.ts';
import { TicketCard } from './ticket-card.tsx';

const PASS = 'GET /api/exams/registrations/:id/pass';
const now = Date.parse('2026-12-18T02:00:00Z');
const step = (name: string, startsAt: string, endsAt: string) => ({ step: name, detail: '', startsAt, endsAt });
const seat = {
  ticket: '2600623',
  place: '第二实验中学',
  address: '',
  room: '致远楼 203',
  roomNumber: 6,
  seat: 23,
  directions: '',
};
const registration = sampleOf(ownRegistration, { id: '5', seat });
registration.exam.steps = [
  step('ticket', '2026-12-14T01:00:00Z', '2026-12-19T01:00:00Z'),
  step('written', '2026-12-19T01:00:00Z', '2026-12-19T03:30:00Z'),
];
const pass = { name: '林知夏', gender: '女', identity: '33**************26', ticket: '2600623', seats: 30 };

test('once tickets are open the page shows picture, code and seat, and all of it large for the gate', async () => {
  serve({ [PASS]: { ...pass, code: '2600623.abc', photo: 'AAAA' } });
  const { user } = renderPage(<TicketCard registration={registration} seat={seat} now={now} />);
  await screen.findByRole('img', { name: '林知夏的证件照' });
  await screen.findByRole('img', { name: '入场二维码' });
  screen.getByText('面向讲台，从左数第 4 列第 2 排');
  await user.click(screen.getByRole('button', { name: '入场出示' }));
  const gate = within(await screen.findByRole('dialog'));
  await gate.findByRole('img', { name: '入场二维码' });
  gate.getByText('33**************26');
  gate.getByText('2600623');
});

test('before that nothing is asked, and without a picture or an answer the seat is still there', async () => {
  const server = serve({ [PASS]: { ...pass, code: 'x', photo: null } });
  const early = renderPage(
    <TicketCard registration={registration} seat={seat} now={Date.parse('2026-12-13T02:00:00Z')} />,
  );
  screen.getByText('2600623');
  expect(server.sent).toEqual([]);
  expect(screen.queryByRole('button', { name: '入场出示' })).toBeNull();
  early.unmount();
  renderPage(<TicketCard registration={registration} seat={seat} now={now} />);
  await screen.findByRole('button', { name: '入场出示' });
  expect(screen.queryByRole('img', { name: '林知夏的证件照' })).toBeNull();
});
