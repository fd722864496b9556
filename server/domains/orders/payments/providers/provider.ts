/** An order as a provider is told of it. */
export interface Payable {
  number: string;
  title: string;
  fen: bigint;
  expiresAt: Date;
}

/** Money that is to go back to whoever paid. */
export interface Refund {
  orderNumber: string;
  /** Our own name of the refund: asked for again under it, it is the same one and the money goes once. */
  number: string;
  fen: bigint;
  /** What the order had cost. */
  total: bigint;
  reason: string;
}

/** A payment as a provider tells of it, once its signature has been proven. */
export interface PaymentNotice {
  about: 'payment';
  orderNumber: string;
  /** What the provider calls the payment; by it the same one is known again. */
  providerNumber: string;
  fen: bigint;
  paidAt: Date;
}

/** A refund that has arrived. */
export interface RefundNotice {
  about: 'refund';
  refundNumber: string;
  fen: bigint;
}

export type ProviderNotice = PaymentNotice | RefundNotice;

/** A callback or answer that proves nothing: a wrong signature, too old, of another merchant, or not as documented. */
export class Forged extends Error {}

/** The provider did not give the money back; the message is for operators. It is asked again. */
export class RefundFailed extends Error {}

/** A payment provider. */
export interface Provider {
  /** Where the person pays: what a QR code holds, or a page's address. */
  begin(order: Payable): Promise<string>;
  /**
   * Asks for money to be given back; `waiting` while the provider is still at it, and asking again then tells how it stands.
   * @throws RefundFailed, Forged
   */
  refund(refund: Refund): Promise<'done' | 'waiting'>;
  /**
   * Reads a callback; null for one that is genuine but tells of no money.
   * @throws Forged
   */
  read(headers: Record<string, string | undefined>, body: string, now: Date): ProviderNotice | null;
}

export const PROVIDER_TIMEOUT_MS = 10_000;

/** A moment as both providers' documents write it: Beijing time. */
export const beijing = (at: Date) => new Date(at.getTime() + 8 * 3_600_000).toISOString().slice(0, 19);
