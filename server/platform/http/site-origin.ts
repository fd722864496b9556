import type { FastifyRequest } from 'fastify';
import type { Config } from '../../config.ts';

/** The origin under which the site is known: as configured, else as it was asked for. */
export const siteOriginOf = ({ PC_SITE_URL }: Pick<Config, 'PC_SITE_URL'>, request: FastifyRequest): string =>
  URL.parse(PC_SITE_URL)?.origin ?? `${request.protocol}://${request.host}`;
