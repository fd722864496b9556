/** What the message socket tells; `presence` and `typing` pass by and are not kept. */
export type LiveType = 'message' | 'read' | 'typing' | 'presence' | 'notice' | 'delivery';

/** One frame of the message socket. `id` is the number of the account's last kept event: a client comes back with it as `after`. */
export interface LiveEvent {
  id: number;
  type: LiveType;
  at: string;
  payload: Record<string, unknown>;
}

/** The client says `ping` this often (seed, section 9). */
export const PING_MS = 5_000;
/** Silence that ends the socket, on either side. */
export const SILENCE_MS = 15_000;

/** Why the server closes a socket. Only after `ended` there is no use in coming back with the same session. */
export const closeCodes = { ended: 4401, tooMany: 4429 } as const;
