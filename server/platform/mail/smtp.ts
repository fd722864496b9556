import { createTransport } from 'nodemailer';
import { MAIL_TIMEOUT_MS, type Mail, MailRefused } from './mail.ts';

interface Settings {
  /** `smtps://user:password@host:465`, or `smtp://…` where the server may offer STARTTLS. */
  url: string;
  /** `教育人才网 <notice@example.com>`. */
  from: string;
}

const codeOf = (error: unknown): string => {
  const { responseCode, code } = error as { responseCode?: number; code?: string };
  return String(responseCode ?? code ?? 'unknown');
};

const listHeaders = (unsubscribe: string) => ({
  'List-Unsubscribe': `<${unsubscribe}>`,
  'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
});

/** SMTP over one connection that stays open while there is something to send. Messages never load content from files or URLs. */
export function smtpMail({ url, from }: Settings): Mail {
  const timeouts = {
    connectionTimeout: MAIL_TIMEOUT_MS,
    greetingTimeout: MAIL_TIMEOUT_MS,
    socketTimeout: MAIL_TIMEOUT_MS,
  };
  const { protocol, hostname, port, username, password } = new URL(url);
  const secure = protocol === 'smtps:';
  const transport = createTransport({
    host: hostname,
    port: Number(port) || (secure ? 465 : 587),
    secure,
    ...(username ? { auth: { user: decodeURIComponent(username), pass: decodeURIComponent(password) } } : {}),
    disableFileAccess: true,
    disableUrlAccess: true,
    ...timeouts,
  });
  return {
    send: async ({ unsubscribe, ...message }) => {
      const headers = unsubscribe ? listHeaders(unsubscribe) : {};
      try {
        await transport.sendMail({ ...message, from, headers: { ...headers, 'Auto-Submitted': 'auto-generated' } });
      } catch (error) {
        throw new MailRefused(codeOf(error));
      }
    },
  };
}
