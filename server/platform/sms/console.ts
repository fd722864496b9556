import type { Sms } from './sms.ts';

/** Prints the message instead of sending it. The configuration allows it in a demo only. */
export const consoleSms = (print: (line: string) => void): Sms => ({
  send: async (phone, { text }) => print(`[短信] ${phone} ${text}`),
});
