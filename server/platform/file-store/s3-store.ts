import { openAsBlob } from 'node:fs';
import { Readable } from 'node:stream';
import type { ReadableStream } from 'node:stream/web';
import { AwsClient } from 'aws4fetch';
import type { Config } from '#server/config.ts';
import type { FileStore } from './file-store.ts';

const RETRIES = 2;
/** Long enough for the largest upload, short enough to detect an unreachable store. */
const TIMEOUT_MS = 120_000;

/** An S3-compatible store; requests are signed by AWS Signature 4. */
export function s3Store(config: Config, endpoint: string): FileStore {
  const aws = new AwsClient({
    accessKeyId: config.S3_ACCESS_KEY,
    secretAccessKey: config.S3_SECRET_KEY,
    region: config.S3_REGION,
    service: 's3',
    retries: RETRIES,
  });
  const base = [endpoint.replace(/\/+$/, ''), config.S3_BUCKET].filter(Boolean).join('/');
  const ask = async (method: string, key: string, init: RequestInit = {}) => {
    const signal = AbortSignal.timeout(TIMEOUT_MS);
    const answer = await aws.fetch(`${base}/${key}`, { method, redirect: 'error', signal, ...init });
    if (answer.ok || answer.status === 404) return answer;
    throw new Error(`the file store answered ${answer.status} to ${method}`);
  };
  return {
    async put(key, path, type) {
      const answer = await ask('PUT', key, { body: await openAsBlob(path), headers: { 'content-type': type } });
      if (!answer.ok) throw new Error('the file store knows no such bucket');
    },
    async read(key, range) {
      const headers: HeadersInit = range ? { range: `bytes=${range.start}-${range.end}` } : {};
      const answer = await ask('GET', key, { headers });
      return answer.ok && answer.body ? Readable.fromWeb(answer.body as ReadableStream) : null;
    },
    async remove(key) {
      await ask('DELETE', key);
    },
  };
}
