import type { FastifyReply } from 'fastify';
import type { FileAnswer } from '#contract/endpoint.ts';

/** RFC 5987: characters that `encodeURIComponent` keeps and a header may not contain. */
const encoded = (name: string) =>
  encodeURIComponent(name).replace(/['()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`);

/** Sends a generated file as a download, never displayed as a page. */
export const sendFile = (reply: FastifyReply, type: string, { name, bytes }: FileAnswer): FastifyReply =>
  reply
    .header('content-type', type)
    .header('content-disposition', `attachment; filename*=UTF-8''${encoded(name)}`)
    .send(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength));
