/** Events of the message socket; `presence` and `typing` are transient and not stored. */
export type LiveType = 'message' | 'read' | 'typing' | 'presence' | 'notice' | 'delivery';

/**
 * One frame of the message socket. `id` is the number of the account's last stored event; a client reconnects with it as `after`.
 */
export interface LiveEvent {
  id: number;
  type: LiveType;
  at: string;
  payload: Record<string, unknown>;
}

/** Interval of the client's `ping` (seed, section 9). */
export const PING_MS = 5_000;
/** Silence after which either side closes the socket. */
export const SILENCE_MS = 15_000;

/** Close codes of the server. After `ended`, reconnecting with the same session is useless. */
export const closeCodes = { ended: 4401, tooMany: 4429 } as const;
