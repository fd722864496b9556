import { type Sms, SmsRefused } from './sms.ts';

/** Sends nothing: for a copy of a site that must not contact anybody, such as the rehearsal of a restore. */
export const noSms: Sms = {
  send: async () => {
    throw new SmsRefused('SMS_PROVIDER=none');
  },
};
