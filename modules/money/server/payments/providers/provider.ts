/** An order as a provider receives it. */
export interface Payable {
  number: string;
  title: string;
  fen: bigint;
  expiresAt: Date;
}

export interface Refund {
  orderNumber: string;
  /** Our own number of the refund. Repeating it refers to the same refund, so the money is sent once. */
  number: string;
  fen: bigint;
  /** Price of the order. */
  total: bigint;
  reason: string;
}

/** A payment as reported by a provider, with a verified signature. */
export interface PaymentNotice {
  about: 'payment';
  orderNumber: string;
  /** The provider's id of the payment, for detecting repetitions. */
  providerNumber: string;
  fen: bigint;
  paidAt: Date;
}

export interface RefundNotice {
  about: 'refund';
  refundNumber: string;
  fen: bigint;
}

export type ProviderNotice = PaymentNotice | RefundNotice;

/** A callback or answer that proves nothing: a wrong signature, too old, of another merchant, or malformed. */
export class Forged extends Error {}

/** The provider did not refund the money; the message is for operators. It is retried. */
export class RefundFailed extends Error {}

export interface Provider {
  /** Where the user pays: the content of a QR code, or a page's URL. */
  begin(order: Payable): Promise<string>;
  /**
   * Requests a refund; `waiting` while the provider is processing it, and repeating the call returns its state.
   * @throws RefundFailed, Forged
   */
  refund(refund: Refund): Promise<'done' | 'waiting'>;
  /**
   * Parses a callback; null for a genuine one that concerns no money.
   * @throws Forged
   */
  read(headers: Record<string, string | undefined>, body: string, now: Date): ProviderNotice | null;
}

export const PROVIDER_TIMEOUT_MS = 10_000;

/** A time in the format of both providers: Beijing time. */
export const beijing = (at: Date) => new Date(at.getTime() + 8 * 3_600_000).toISOString().slice(0, 19);
