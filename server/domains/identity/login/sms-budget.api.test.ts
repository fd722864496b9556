import { expect, test } from 'vitest';
import { useIdentity } from '../test-identity.ts';

const { call, clock, outbox } = await useIdentity({ SMS_DAILY_BUDGET: '3', DEMO: '0' });
const send = (phone: string) => call('POST', '/api/jober/sendshortmessage', { query: { phone } });

test('the site stops sending when the day is spent, says so, and goes on the next day', async () => {
  for (const phone of ['13911110001', '13911110002', '13911110003']) expect((await send(phone)).status).toBe(200);
  const stopped = await send('13911110004');

  expect(stopped).toMatchObject({ status: 503, body: { code: 'UNAVAILABLE' }, headers: { 'retry-after': '86400' } });
  expect(outbox).toHaveLength(3);
  clock.advance(86_400_000);
  expect((await send('13911110004')).status).toBe(200);
});

test('outside of the demo the answer holds no code', async () => {
  expect((await send('13911110005')).body).toEqual({ waitSeconds: 60 });
});
