import type { LiveEvent } from '#contract/live.ts';
import type { Bus } from '#server/platform/bus.ts';
import { EVENTS_TOPIC, type EventNotice } from './event-log.ts';

/** The topic on which this node's sockets receive events it has just stored. */
export const HANDED_TOPIC = 'account-events-handed';

export interface Handed {
  told: readonly EventNotice[];
  event: Omit<LiveEvent, 'id'>;
}

/** Delivers a stored and committed event to this node's sockets at once, and wakes those of other nodes. */
export async function handOn(bus: Bus, handed: Handed): Promise<void> {
  bus.emit(HANDED_TOPIC, handed);
  const accounts = handed.told.map(({ accountId }) => accountId);
  await bus.soon(EVENTS_TOPIC, accounts);
}

/** Wakes the sockets of accounts on every node, for events that may not have been delivered. */
export async function wakeAgain(bus: Bus, accounts: readonly string[]): Promise<void> {
  bus.emit(EVENTS_TOPIC, accounts);
  await bus.soon(EVENTS_TOPIC, accounts);
}
