import type { LiveEvent } from '#contract/live.ts';
import type { Bus } from '#server/platform/bus.ts';
import { EVENTS_TOPIC, type EventNotice } from './event-log.ts';

/** The topic under which this node's sockets get what it has just kept. */
export const HANDED_TOPIC = 'account-events-handed';

export interface Handed {
  told: readonly EventNotice[];
  event: Omit<LiveEvent, 'id'>;
}

/** Hands a kept and committed event to the sockets of this node at once, and wakes those of the others. */
export async function handOn(bus: Bus, handed: Handed): Promise<void> {
  bus.emit(HANDED_TOPIC, handed);
  const accounts = handed.told.map(({ accountId }) => accountId);
  await bus.soon(EVENTS_TOPIC, accounts);
}

/** Wakes the sockets of accounts on every node, for events that may not have been handed on. */
export async function wakeAgain(bus: Bus, accounts: readonly string[]): Promise<void> {
  bus.emit(EVENTS_TOPIC, accounts);
  await bus.soon(EVENTS_TOPIC, accounts);
}
