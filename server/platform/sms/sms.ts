/** Sends a text message. Adapters differ; none logs the phone or the text, the console adapter of a loopback demo aside. */
export interface Sms {
  /** @throws when the provider refused or could not be reached */
  send(phone: string, text: string): Promise<void>;
}
