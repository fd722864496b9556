import type { Config } from '#server/config.ts';

/** The site's address, for links outside the site. A site that sends mail has `PUBLIC_ORIGIN`; a demo runs on this machine. */
export const siteAddress = ({ PUBLIC_ORIGIN, HOST, PORT }: Config): string =>
  PUBLIC_ORIGIN ? new URL(PUBLIC_ORIGIN).origin : `http://${HOST}:${PORT}`;
