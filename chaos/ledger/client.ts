import { setTimeout as wait } from 'node:timers/promises';
import type { Acknowledged } from './history.ts';

interface Client {
  origins: readonly string[];
  /** Of a company's owner, and of two operators. */
  token: string;
  operators: readonly string[];
  packageId: string;
  /** Makes a voucher of the owner's; answers its id. */
  newVoucher(): Promise<string>;
  operations: number;
  acknowledge(deed: Acknowledged): void;
  /** An operation was answered. */
  count(): void;
  random(): number;
  name: string;
}

interface Order {
  id: string;
  status: string;
}

const PAUSE_MS = 100;

/**
 * One client of many: orders, pays, confirms twice at once, cancels and gives back, each call repeated with the same key until
 * it is answered, whichever process is down.
 */
export async function runClient(client: Client): Promise<void> {
  const { origins, operations, random } = client;
  let done = 0;
  let calls = 0;

  const ask = async (token: string, method: string, path: string, body?: unknown, again = false) => {
    calls += 1;
    const key = `${client.name}-${String(calls).padStart(8, '0')}`;
    const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json', 'idempotency-key': key };
    for (;;) {
      const origin = origins[Math.floor(random() * origins.length)];
      const sent = { method, headers, ...(body === undefined ? {} : { body: JSON.stringify(body) }) };
      const answer = await fetch(`${origin}${path}`, { ...sent, signal: AbortSignal.timeout(8_000) }).catch(() => null);
      const status = answer?.status ?? 503;
      const read = await answer?.json().catch(() => null);
      // A refused move after a call without an answer may be our own move, done already.
      if (status < 500 && status !== 429 && read) {
        if (!again) {
          done += 1;
          client.count();
        }
        return { status, body: read };
      }
      await wait(PAUSE_MS);
    }
  };
  const read = async (id: string) =>
    (await ask(client.token, 'GET', `/api/company/orders/${id}`, undefined, true)).body as Order;

  while (done < operations) {
    const placed = await ask(client.token, 'POST', '/api/company/orders', {
      packageId: client.packageId,
      method: 'transfer',
    });
    const { id } = placed.body as Order;
    if (!id) throw new Error(`no order: ${JSON.stringify(placed.body)}`);
    if (random() < 0.2) {
      await ask(client.token, 'POST', `/api/company/orders/${id}/cancel`);
      continue;
    }
    const fileId = await client.newVoucher();
    await ask(client.token, 'POST', `/api/company/orders/${id}/voucher`, { fileId, note: '' });
    const move = (token: string, body: unknown) => ask(token, 'POST', `/api/admin/orders/${id}/moves`, body);
    await Promise.all(client.operators.map((token) => move(token, { move: 'confirm-voucher' })));
    if ((await read(id)).status !== 'fulfilled') throw new Error(`order ${id} did not take effect`);
    client.acknowledge({ key: `order:${id}:paid` });
    client.acknowledge({ key: `order:${id}:fulfil` });
    if (random() > 0.4) continue;
    const [operator = ''] = client.operators;
    await move(operator, { move: 'refund', amount: 100, reason: '演练' });
    client.acknowledge({ key: `order:${id}:take-back` });
    await move(operator, { move: 'finish-refund', reason: '演练' });
    client.acknowledge({ key: `order:${id}:payout` });
  }
}
