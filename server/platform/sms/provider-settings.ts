import type { SmsMessage } from './sms.ts';

/** What a provider has to be told; read from the `SMS_*` settings. */
export interface ProviderSettings {
  keyId: string;
  keySecret: string;
  /** The signature that stands before each message, as it was registered. */
  signName: string;
  templates: { code: string; notice: string };
  /** Tencent's application; Aliyun has none. */
  appId: string;
  region: string;
  endpoint: string;
}

/**
 * The template of a message. That of codes is one for all, or the first with others by purpose after it
 * (`SMS_1,close=SMS_2`): providers take no free words beside a code, so a template of its own says what it is for.
 */
export function templateOf({ code, notice }: ProviderSettings['templates'], message: SmsMessage): string {
  if (message.kind === 'notice') return notice;
  const [first = '', ...others] = code.split(',').map((one) => one.trim());
  const start = `${message.purpose}=`;
  return others.find((one) => one.startsWith(start))?.slice(start.length) ?? first;
}

/** Tells the time a request is signed with. */
export type Now = () => Date;
