import type { openGateway } from '#modules/money/server/payments/test-gateway.ts';
import type { Asker } from './ask.ts';
import type { Acknowledged } from './history.ts';
import type { School } from './stage.ts';

export interface Client extends Asker {
  school: School;
  operators: readonly string[];
  packageId: string;
  gateway: Awaited<ReturnType<typeof openGateway>>;
  acknowledge(action: Acknowledged): void;
  /** Counts an answered operation. */
  count(): void;
  random(): number;
}

const PRICE = 10_000;

async function placed({ ask, school, packageId, count }: Client, method: string) {
  const { body } = await ask(school.token, 'POST', '/api/company/orders', { packageId, method });
  count();
  if (!body.id) throw new Error(`no order: ${JSON.stringify(body)}`);
  return body as { id: string; number: string };
}

async function requireStatus({ ask, school }: Client, id: string, status: string) {
  const { body } = await ask(school.token, 'GET', `/api/company/orders/${id}`);
  if (body.status !== status) throw new Error(`order ${id} is ${body.status}, not ${status}`);
}

/** A school pays by transfer, two operators confirm at once; part of it is refunded. */
export async function byTransfer(client: Client): Promise<void> {
  const { ask, school, operators, acknowledge, count, random } = client;
  const { id } = await placed(client, 'transfer');
  if (random() < 0.15) {
    await ask(school.token, 'POST', `/api/company/orders/${id}/cancel`);
    return count();
  }
  const body = { fileId: await school.newVoucher(), note: '' };
  await ask(school.token, 'POST', `/api/company/orders/${id}/voucher`, body);
  count();
  const move = async (token: string, action: unknown) => {
    await ask(token, 'POST', `/api/admin/orders/${id}/moves`, action);
    count();
  };
  await Promise.all(
    operators.map((token) => move(token, { move: 'confirm-voucher', amount: PRICE, reference: '2026112800017' })),
  );
  await requireStatus(client, id, 'fulfilled');
  acknowledge({ key: `order:${id}:paid` });
  acknowledge({ key: `order:${id}:fulfil` });
  if (random() > 0.3) return;
  const [operator = ''] = operators;
  await move(operator, { move: 'refund', amount: 100, reason: '演练' });
  acknowledge({ key: `order:${id}:take-back` });
  await move(operator, { move: 'finish-refund', reason: '演练' });
  await requireStatus(client, id, 'refunded');
  acknowledge({ key: `order:${id}:payout` });
}

/**
 * A school pays online: the provider reports it several times at once, sometimes a second payment, and one for a cancelled order.
 * What the order cannot take becomes the balance, which pays an order. Part of it is refunded through the provider by the outbox.
 */
export async function online(client: Client): Promise<void> {
  const { ask, tell, school, operators, gateway, acknowledge, count, random } = client;
  const { id, number } = await placed(client, 'wechat');
  const cancelled = random() < 0.2;
  if (cancelled) {
    await ask(school.token, 'POST', `/api/company/orders/${id}/cancel`);
    count();
  }
  const paid = async (transaction_id: string) => {
    const body = gateway.sealed(gateway.transaction(number, PRICE, { transaction_id }));
    const status = await tell('/pay/wechat/notify', body, {
      'content-type': 'application/json',
      ...gateway.signedHeaders(body),
    });
    if (status !== 204) throw new Error(`the payment of ${number} was answered with ${status}`);
    count();
  };
  await Promise.all([paid(`W${number}`), paid(`W${number}`)]);
  acknowledge({ key: cancelled ? `deposit:wechat:W${number}` : `order:${id}:paid` });
  const twice = !cancelled && random() < 0.2;
  if (twice) {
    await paid(`X${number}`);
    await paid(`W${number}`);
    acknowledge({ key: `deposit:wechat:X${number}` });
  }
  if (cancelled || twice) {
    const { status, body } = await ask(school.token, 'POST', '/api/company/orders', {
      packageId: client.packageId,
      method: 'balance',
    });
    count();
    if (status === 200) acknowledge({ key: `order:${body.id}:fulfil` });
    return;
  }
  await requireStatus(client, id, 'fulfilled');
  if (random() > 0.3) return;
  const action = { move: 'refund', amount: 2_500, reason: '演练' };
  await ask(operators[0] ?? '', 'POST', `/api/admin/orders/${id}/moves`, action);
  count();
  acknowledge({ key: `order:${id}:take-back` });
  acknowledge({ key: `order:${id}:payout`, soon: true });
}

/** A refresh that consumes a purchased unit after the free daily ones. */
export async function useQuota({ ask, school, count, acknowledge }: Client): Promise<void> {
  const postId = await school.newPost();
  const { status, body } = await ask(school.token, 'POST', `/api/company/posts/${postId}/moves`, { move: 'refresh' });
  count();
  // A refusal after a call without an answer may mean that it succeeded; the ledger knows.
  if (status === 200) acknowledge({ use: `refreshes:${postId}:` });
  else if (body.code !== 'QUOTA_EXCEEDED') throw new Error(`a refresh was refused: ${JSON.stringify(body)}`);
}

/** An invitation that consumes a purchased unit; unanswered, it expires and the unit is returned. */
export async function invite({ ask, school, count, acknowledge }: Client): Promise<void> {
  const joberId = school.nextTalent();
  if (!joberId) return;
  const body = { postId: school.postId, message: '诚邀您来校试讲' };
  const answer = await ask(school.token, 'POST', `/api/talents/${joberId}/invitations`, body);
  count();
  if (answer.body.code === 'QUOTA_EXCEEDED') return;
  const id = answer.body.invitation?.id;
  if (answer.status !== 200 || !id) throw new Error(`an invitation was refused: ${JSON.stringify(answer.body)}`);
  acknowledge({ key: `invitation:${id}` });
  await school.letExpire(id);
  acknowledge({ key: `invitation:${id}:back`, soon: true });
}

/** Hours of a hired teacher, from the agreement to the payment. */
export async function payWages({ ask, school, count, acknowledge }: Client): Promise<void> {
  const step = async (token: string, path: string, body: object) => {
    const answer = await ask(token, 'POST', path, body);
    count();
    return answer.body;
  };
  const terms = { rate: 12_000, unit: 'lesson', from: '2026-01-01', to: '2030-12-31', note: '' };
  const deliveryId = await school.newHired();
  const { id } = await step(school.token, '/api/company/wages/agreements', { ...terms, deliveryId });
  const day = new Date().toISOString().slice(0, 10);
  const hours = await step(school.token, `/api/company/wages/agreements/${id}/hours`, { day, quantity: 250, note: '' });
  await step(school.teacher, `/api/wages/hours/${hours.id}/moves`, { move: 'confirm', note: '' });
  const draft = { month: day.slice(0, 7), items: [], note: '' };
  const slip = await step(school.token, `/api/company/wages/agreements/${id}/slips`, draft);
  const path = `/api/company/wages/slips/${slip.id}/moves`;
  await step(school.token, path, { move: 'issue', note: '' });
  await step(school.teacher, `/api/wages/slips/${slip.id}/moves`, { move: 'confirm', note: '', evidence: [] });
  await step(school.token, path, { move: 'pay', note: '' });
  acknowledge({ slip: slip.id });
}
