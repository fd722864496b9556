import { waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { button, dialog, field, fill, press, settled } from '#web/testing/antd.ts';
import { signIn } from '#web/testing/post-page.tsx';
import { renderConsole } from '#web/testing/render-page.tsx';
import { serve } from '#web/testing/serve.ts';
import { PaymentsDialog } from './queue.tsx';

const PAY = 'POST /api/company/exams/:id/payments';

async function open() {
  const server = serve({ [PAY]: { paid: 2, unknown: [] } });
  const onClose = vi.fn();
  renderConsole(<PaymentsDialog examId="7" onClose={onClose} />);
  return { server, onClose, form: await dialog() };
}
const paste = (text: string) => fill('报名号', text);

beforeEach(() => signIn.recruiter());

test('the numbers are found in a bank’s list, each once, and confirmed together', async () => {
  const { server, onClose, form } = await open();
  expect(button('确认 0 人已缴费', form).disabled).toBe(true);
  paste('03-02  林知夏  100 571  100.00\n100571 林知夏\n备注：100572，周远');
  press('确认 2 人已缴费', form);
  await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
  expect(server.to(PAY)[0]).toMatchObject({ params: { id: '7' }, body: { numbers: [100571, 100572] } });
});

test('the number of an account is no number of a registration, nor is any part of it', async () => {
  const { server, form } = await open();
  paste('6222021234567100571\t100572\t20270302152233100573');
  press('确认 1 人已缴费', form);
  await waitFor(() => expect(server.to(PAY)[0]?.body).toEqual({ numbers: [100572] }));
});

test('numbers that wait for no fee stay in the dialog to be looked at', async () => {
  const { server, onClose, form } = await open();
  server.change({ [PAY]: { paid: 1, unknown: [100572] } });
  paste('100571\n100572');
  press('确认 2 人已缴费', form);
  await within(form).findByText('这 1 个号码不在待缴费名单里，请核对');
  expect(field('报名号').value).toBe('100572');
  expect(onClose).not.toHaveBeenCalled();
});

test('a number that waited for no fee is asked for anew when it is sent again', async () => {
  const { server, onClose, form } = await open();
  server.change({ [PAY]: { paid: 0, unknown: [100572] } });
  paste('100572');
  press('确认 1 人已缴费', form);
  await within(form).findByText('这 1 个号码不在待缴费名单里，请核对');
  await settled();
  server.change({ [PAY]: { paid: 1, unknown: [] } });
  press('确认 1 人已缴费', form);
  await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
  expect(new Set(server.to(PAY).map(({ headers }) => headers.get('idempotency-key'))).size).toBe(2);
});
