export interface MailMessage {
  to: string;
  subject: string;
  /** Every mail can be read as plain text; `html` says the same. */
  text: string;
  html?: string;
  /** Where the reader ends such mails; mail programs show it as a button of their own (RFC 8058). */
  unsubscribe?: string;
}

/** Sends an e-mail. No adapter logs the address or the text, the console adapter of a loopback demo aside. */
export interface Mail {
  /** @throws MailRefused when the server said no or could not be reached in time */
  send(message: MailMessage): Promise<void>;
}

/** The server's reply code or the kind of failure, which name neither address nor text: fit for a log. */
export class MailRefused extends Error {
  readonly code: string;

  constructor(code: string) {
    super(`mail refused: ${code}`);
    this.name = 'MailRefused';
    this.code = code;
  }
}

/** How long each step of the talk with the server may take. */
export const MAIL_TIMEOUT_MS = 10_000;
