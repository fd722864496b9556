import { createHash, createHmac } from 'node:crypto';
import type { IncomingMessage } from 'node:http';

const hmac = (key: string | Buffer, text: string) => createHmac('sha256', key).update(text).digest();

/** Verifies a request's AWS Signature 4, computed independently from the published specification. */
export function verifySignature({ method, url = '', headers }: IncomingMessage, secret: string): boolean {
  const parts =
    /Credential=[^/]+\/(\d+)\/([^/]+)\/([^/]+)\/aws4_request, ?SignedHeaders=([^,]+), ?Signature=([0-9a-f]{64})/;
  const [, day = '', region = '', service = '', signed = '', given] = parts.exec(headers.authorization ?? '') ?? [];
  const { pathname, searchParams } = new URL(url, 'http://store');
  const query = [...searchParams].map(([name, value]) => `${encodeURIComponent(name)}=${encodeURIComponent(value)}`);
  const lines = signed.split(';').map((name) => `${name}:${String(headers[name]).trim()}\n`);
  const canonical = [method, pathname, query.sort().join('&'), lines.join(''), signed, headers['x-amz-content-sha256']];
  const hash = createHash('sha256').update(canonical.join('\n')).digest('hex');
  const scope = `${day}/${region}/${service}/aws4_request`;
  const toSign = ['AWS4-HMAC-SHA256', headers['x-amz-date'], scope, hash].join('\n');
  const key = ['aws4_request'].reduce(
    hmac,
    [day, region, service].reduce<string | Buffer>(hmac, `AWS4${secret}`) as Buffer,
  );
  return hmac(key, toSign).toString('hex') === given;
}
