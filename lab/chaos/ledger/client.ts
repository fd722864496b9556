import { byTransfer, type Client, invite, online, payWages, useQuota } from './actions.ts';

/** A client's actions and their frequency in percent. */
const actions: readonly [number, (client: Client) => Promise<void>][] = [
  [24, byTransfer],
  [18, online],
  [36, useQuota],
  [14, invite],
  [8, payWages],
];

/** One of many clients: it buys, uses, returns and pays wages sequentially, until its operations are done. */
export async function runClient(client: Client, operations: number): Promise<void> {
  let done = 0;
  const counting = {
    ...client,
    count: () => {
      done += 1;
      client.count();
    },
  };
  // Provides units from the start.
  await byTransfer(counting);
  while (done < operations) {
    let prng = client.random() * 100;
    const [, action] = actions.find(([share]) => {
      prng -= share;
      return prng < 0;
    }) ?? [0, byTransfer];
    await action(counting);
  }
}
