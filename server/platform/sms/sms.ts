/** Messages with a template: a code, or a notice with a title. */
export type SmsMessage =
  | {
      kind: 'code';
      code: string;
      purpose: string /** The whole message, for an adapter without templates. */;
      text: string;
    }
  | { kind: 'notice'; title: string; text: string };

/** Sends a text message. No adapter logs the phone or the text, except the console adapter of a loopback demo. */
export interface Sms {
  /** @throws SmsRefused when the provider refused, another error when it could not be reached in time */
  send(phone: string, message: SmsMessage): Promise<void>;
}

/** The provider's own error code. Contains neither phone nor text, so it is safe to log. */
export class SmsRefused extends Error {
  readonly code: string;

  constructor(code: string) {
    super(`sms refused: ${code}`);
    this.name = 'SmsRefused';
    this.code = code;
  }
}

export const SMS_TIMEOUT_MS = 8_000;
