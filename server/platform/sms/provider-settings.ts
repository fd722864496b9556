import { createHash } from 'node:crypto';
import type { SmsMessage } from './sms.ts';

/** Credentials and templates of a provider, from the `SMS_*` settings. */
export interface ProviderSettings {
  keyId: string;
  keySecret: string;
  /** The registered signature at the start of each message. */
  signName: string;
  templates: { code: string; notice: string };
  /** Tencent's application id; Aliyun has none. */
  appId: string;
  region: string;
  endpoint: string;
}

/**
 * The template of a message. For codes it is one for all purposes, or a default followed by others by purpose
 * (`SMS_1,close=SMS_2`): providers accept no free text beside a code, so stating the purpose takes a template of its own.
 */
export function templateOf({ code, notice }: ProviderSettings['templates'], message: SmsMessage): string {
  if (message.kind === 'notice') return notice;
  const [first = '', ...others] = code.split(',').map((one) => one.trim());
  const start = `${message.purpose}=`;
  return others.find((other) => other.startsWith(start))?.slice(start.length) ?? first;
}

export const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');

/** The time a request is signed with. */
export type Now = () => Date;
