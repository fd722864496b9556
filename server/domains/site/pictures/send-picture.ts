import type { FastifyReply } from 'fastify';

const MONTH = 30 * 86_400;

/** Sends a drawn picture. An SVG opened by itself can run scripts: its policy allows none. */
export const sendPicture = (reply: FastifyReply, svg: string) =>
  reply
    .type('image/svg+xml; charset=utf-8')
    .header('cache-control', `public, max-age=${MONTH}`)
    .header('content-security-policy', "default-src 'none'; style-src 'unsafe-inline'; sandbox")
    .header('x-content-type-options', 'nosniff')
    .send(svg);
