import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { button, press, pressSoon } from '#web/testing/antd.ts';
import { renderPage } from '#web/testing/render-page.tsx';
import { sampleOf } from '#web/testing/sample-of.ts';
import { fileAnswer, savedFiles } from '#web/testing/saved-files.ts';
import { serve, unreachable } from '#web/testing/serve.ts';
import { ownRegistration } from '../../contract/registrations.ts';
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

test('the ticket is saved under its number; one that did not come saves nothing and can be asked for again', async () => {
  const TICKET = 'GET /api/exams/registrations/:id/ticket';
  const saved = savedFiles();
  const server = serve({ [PASS]: { ...pass, code: 'x', photo: null }, [TICKET]: unreachable });
  renderPage(<TicketCard registration={registration} seat={seat} now={now} />);
  press('下载准考证');
  await screen.findByText('接口请求失败');
  expect(saved).toEqual([]);
  server.change({ [TICKET]: () => fileAnswer() });
  await pressSoon('下载准考证');
  await waitFor(() => expect(saved.map(({ name }) => name)).toEqual(['准考证-2600623.pdf']));
  expect(server.to(TICKET)[1]?.params).toEqual({ id: '5' });
});

test('before tickets are printed there is none to download, and it is said from when', () => {
  const server = serve({});
  const early = Date.parse('2026-12-13T02:00:00Z');
  renderPage(<TicketCard registration={registration} seat={seat} now={early} />);
  expect(button('下载准考证').disabled).toBe(true);
  screen.getByText(/起可以下载$/);
  expect(server.sent).toEqual([]);
});
