import type { Mail } from './mail.ts';

/** Prints the mail instead of sending it; for a demo on loopback. */
export const consoleMail = (print: (line: string) => void): Mail => ({
  send: async ({ to, subject, text }) => print(`[邮件] ${to} ${subject}\n${text}`),
});
