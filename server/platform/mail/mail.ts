export interface MailMessage {
  to: string;
  subject: string;
  /** Plain-text body; `html` has the same content. */
  text: string;
  html?: string;
  /** Where the reader unsubscribes; mail programs show it as a button (RFC 8058). */
  unsubscribe?: string;
}

/** Sends an e-mail. No adapter logs the address or the text, except the console adapter of a loopback demo. */
export interface Mail {
  /** @throws MailRefused when the server refused or did not respond in time */
  send(message: MailMessage): Promise<void>;
}

/** The server's reply code or the kind of failure. Contains neither address nor text, so it is safe to log. */
export class MailRefused extends Error {
  readonly code: string;

  constructor(code: string) {
    super(`mail refused: ${code}`);
    this.name = 'MailRefused';
    this.code = code;
  }
}

/** Timeout of each step of the SMTP dialogue. */
export const MAIL_TIMEOUT_MS = 10_000;
