/** An order as a provider is told of it. */
export interface Payable {
  number: string;
  title: string;
  fen: bigint;
  expiresAt: Date;
}

/** A payment as a provider tells of it, once its signature has been proven. */
export interface Told {
  orderNumber: string;
  /** What the provider calls the payment; by it the same one is known again. */
  providerNumber: string;
  fen: bigint;
  paidAt: Date;
}

/** A callback that proves nothing: a wrong signature, too old, of another merchant, or not about a payment at all. */
export class Forged extends Error {}

/** A payment provider. */
export interface Provider {
  /** Where the person pays: what a QR code holds, or a page's address. */
  begin(order: Payable): Promise<string>;
  /**
   * Reads a callback; null for one that is genuine but tells of no payment.
   * @throws Forged
   */
  read(headers: Record<string, string | undefined>, body: string, now: Date): Told | null;
}

export const PROVIDER_TIMEOUT_MS = 10_000;

/** A moment as both providers' documents write it: Beijing time. */
export const beijing = (at: Date) => new Date(at.getTime() + 8 * 3_600_000).toISOString().slice(0, 19);
