import type { Config } from '#server/config.ts';
import type { Mail } from './mail.ts';

/** Prints the mail instead of sending it; for a demo on loopback. */
const consoleMail = (print: (line: string) => void): Mail => ({
  send: async ({ to, subject, text }) => print(`[邮件] ${to} ${subject}\n${text}`),
});

/** The adapter that the settings select; null without a mail server, except in a demo, which prints. */
export async function openMail(config: Config, print: (line: string) => void): Promise<Mail | null> {
  if (config.SMTP_URL) {
    const { smtpMail } = await import('./smtp.ts');
    return smtpMail({ url: config.SMTP_URL, from: config.MAIL_FROM });
  }
  return config.demo ? consoleMail(print) : null;
}
