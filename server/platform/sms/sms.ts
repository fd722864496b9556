/** What a provider has a template for: a code, or a notice with a title. */
export type SmsMessage =
  | {
      kind: 'code';
      code: string;
      purpose: string /** All in one text, for an adapter without templates. */;
      text: string;
    }
  | { kind: 'notice'; title: string; text: string };

/** Sends a text message. Adapters differ; none logs the phone or the text, the console adapter of a loopback demo aside. */
export interface Sms {
  /** @throws SmsRefused when the provider said no, another error when it could not be reached in time */
  send(phone: string, message: SmsMessage): Promise<void>;
}

/** The provider's own code of a refusal, which names neither phone nor text: fit for a log. */
export class SmsRefused extends Error {
  readonly code: string;

  constructor(code: string) {
    super(`sms refused: ${code}`);
    this.name = 'SmsRefused';
    this.code = code;
  }
}

/** How long a provider may take. */
export const SMS_TIMEOUT_MS = 8_000;
