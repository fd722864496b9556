import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { field, fill, noButton, press, pressSoon, settled } from '#web/testing/antd.ts';
import { signIn } from '#web/testing/post-page.tsx';
import { renderConsole } from '#web/testing/render-page.tsx';
import { refusal, serve, unreachable } from '#web/testing/serve.ts';
import { ClearanceBlock } from './clearance-block.tsx';

const READ = 'GET /api/deliveries/:id/clearance';
const WRITE = 'POST /api/deliveries/:id/clearance';
const record = {
  queriedOn: '2027-03-01',
  handler: '何敏之',
  result: 'clear' as const,
  note: '',
};

function open(found: typeof record | null = null) {
  const server = serve({ [READ]: found, [WRITE]: record });
  return { server, ...renderConsole(<ClearanceBlock deliveryId="7" />) };
}
const block = async () => (await screen.findByRole('region', { name: '准入查询' })) as HTMLElement;

beforeEach(() => signIn.recruiter());

test('the query is recorded with day, person and result, and then stands in place of the form', async () => {
  const { server } = open();
  await screen.findByText('录用前须依法查询违法犯罪记录；登记后才能发出录用');
  press('登记', await block());
  const form = within(await block());
  fireEvent.submit(document.querySelector('form') as HTMLFormElement);
  await form.findByText(/经办人至少|请填写经办人/);
  expect(server.to(WRITE)).toEqual([]);
  fill(/^经办人/, '何敏之');
  fireEvent.submit(document.querySelector('form') as HTMLFormElement);
  await screen.findByText(/2027-03-01，经办人 何敏之/);
  const today = server.to(WRITE)[0]?.body.queriedOn;
  expect(server.to(WRITE)[0]).toMatchObject({ params: { id: '7' }, body: { handler: '何敏之', result: 'clear' } });
  expect(today).toMatch(/^\d{4}-\d{2}-\d{2}$/);
  expect(document.querySelector('form')).toBeNull();
});

test.each([
  ['offline', unreachable, '接口请求失败'],
  ['refused', () => refusal('ILLEGAL_MOVE', '这份投递已结束'), '这份投递已结束'],
])('what was typed stays where it was not recorded (%s)', async (_, answer, said) => {
  const { server } = open();
  server.change({ [WRITE]: answer });
  await pressSoon('登记');
  fill(/^经办人/, '何敏之');
  fireEvent.click(screen.getByRole('radio', { name: /有|查到|发现/ }));
  fireEvent.submit(document.querySelector('form') as HTMLFormElement);
  await screen.findByText(said);
  await settled();
  expect(field(/^经办人/).value).toBe('何敏之');
  expect(server.to(WRITE)[0]?.body.result).toBe('found');
});

test('a record can be made anew, and leaving the form keeps the one that stands', async () => {
  open({ ...record, result: 'clear' });
  await pressSoon('重新登记');
  noButton('重新登记');
  press('取消');
  await waitFor(() => expect(document.querySelector('form')).toBeNull());
  screen.getByText(/2027-03-01，经办人 何敏之/);
});
