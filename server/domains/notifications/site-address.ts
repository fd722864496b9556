import type { Config } from '#server/config.ts';

/** Where the site is, for links that are read elsewhere. A site that sends mails has `PUBLIC_ORIGIN`; a demo is on this machine. */
export const siteAddress = ({ PUBLIC_ORIGIN, HOST, PORT }: Config): string =>
  PUBLIC_ORIGIN ? new URL(PUBLIC_ORIGIN).origin : `http://${HOST}:${PORT}`;
