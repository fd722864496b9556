import { once } from 'node:events';
import { createServer as createHttps } from 'node:https';
import { type AddressInfo, createServer as createTcp, type Server, type Socket } from 'node:net';
import { createServer as createTls, TLSSocket } from 'node:tls';
import { afterAll, expect, test } from 'vitest';
import type { Config } from '#server/config.ts';
import { s3Store } from './file-store/s3-store.ts';
import { smtpMail } from './mail/smtp.ts';
import { aliyunSms } from './sms/aliyun.ts';
import { tencentSms } from './sms/open-sms.ts';
import { postJson } from './wechat/open-service-account.ts';

/** Made for `localhost` by itself, until 2126: no authority vouches for it. */
const key = `-----BEGIN PRIVATE KEY-----
MIGHAgEAMBMGByqGSM49AgEGCCqGSM49AwEHBG0wawIBAQQg0+CvJ5QEbKDLrICo
qmwzzgSsV3tvTww0Smlm+HTq2yuhRANCAASWhkeIEf9RwrslqEoQZw/1KJumNF1l
spuLbIs4vhKqd/xgm0BxQc9+EEWNWvq4rmLWwO3yY1rwOvy0qXCT+ePs
-----END PRIVATE KEY-----`;
const cert = `-----BEGIN CERTIFICATE-----
MIIBmjCCAUGgAwIBAgIUMKFWnReTcYwliHvEMSpoR3XsQRYwCgYIKoZIzj0EAwIw
FDESMBAGA1UEAwwJbG9jYWxob3N0MCAXDTI2MTEyODIzMzgyN1oYDzIxMjYxMTA0
MjMzODI3WjAUMRIwEAYDVQQDDAlsb2NhbGhvc3QwWTATBgcqhkjOPQIBBggqhkjO
PQMBBwNCAASWhkeIEf9RwrslqEoQZw/1KJumNF1lspuLbIs4vhKqd/xgm0BxQc9+
EEWNWvq4rmLWwO3yY1rwOvy0qXCT+ePso28wbTAdBgNVHQ4EFgQU7m66eU7ioQOn
P9Mgdl7W/hKna7UwHwYDVR0jBBgwFoAU7m66eU7ioQOnP9Mgdl7W/hKna7UwDwYD
VR0TAQH/BAUwAwEB/zAaBgNVHREEEzARgglsb2NhbGhvc3SHBH8AAAEwCgYIKoZI
zj0EAwIDRwAwRAIgcDGGovwD6igxB5nuoiUdYYJVkA+cxCPFv697zvDUvWICIGj1
pcYXBB9s1n0bt4EGCjX6/mnR8ybWPZgKE+pjP/3o
-----END CERTIFICATE-----`;

/** What a client said after it had seen the certificate. */
let heard = '';
const servers: Server[] = [];
afterAll(() => {
  for (const server of servers) server.close();
});
async function portOf(server: Server): Promise<number> {
  servers.push(server.on('tlsClientError', () => {}).listen(0, '127.0.0.1'));
  await once(server, 'listening');
  return (server.address() as AddressInfo).port;
}
const hear = (socket: Socket) =>
  socket
    .on('data', (bytes) => {
      heard += bytes;
    })
    .on('error', () => {});

const https = await portOf(
  createHttps({ key, cert }, (request, response) => {
    heard += request.url;
    response.end('{}');
  }),
);
const smtps = await portOf(createTls({ key, cert }, (socket) => void hear(socket).write('220 mail ESMTP\r\n')));
const startTls = await portOf(
  createTcp((socket) => {
    socket.on('error', () => {}).write('220 mail ESMTP\r\n');
    const talk = (bytes: Buffer) => {
      if (!String(bytes).startsWith('STARTTLS')) return socket.write('250-mail\r\n250 STARTTLS\r\n');
      socket.off('data', talk).write('220 go on\r\n');
      return hear(new TLSSocket(socket, { isServer: true, key, cert }));
    };
    socket.on('data', talk);
  }),
);

const endpoint = `https://localhost:${https}`;
const sms = {
  keyId: 'id',
  keySecret: 'secret',
  signName: '教育人才网',
  templates: { code: 'A', notice: 'B' },
  appId: '1',
  region: 'r',
  endpoint,
};
const notice = { kind: 'notice', title: '通知', text: '通知' } as const;
const store = { S3_ACCESS_KEY: 'a', S3_SECRET_KEY: 'b', S3_REGION: 'r', S3_BUCKET: 'c' } as Config;
const letter = { to: 'a@school.example', subject: '通知', text: '通知' };
const mailBy = (url: string) => smtpMail({ url, from: 'b@school.example' }).send(letter);
const now = () => new Date();

const calls: Record<string, () => Promise<unknown>> = {
  'smtps:': () => mailBy(`smtps://user:pass@localhost:${smtps}`),
  STARTTLS: () => mailBy(`smtp://user:pass@localhost:${startTls}`),
  Aliyun: () => aliyunSms(sms, now).send('13800000000', notice),
  Tencent: () => tencentSms(sms, now).send('13800000000', notice),
  WeChat: () => postJson(endpoint, { secret: 'secret' }),
  'the file store': () => s3Store(store, endpoint).read('key'),
};

test.each(Object.keys(calls))('%s: a server that vouches for itself is told nothing', async (name) => {
  heard = '';
  await expect(calls[name]?.()).rejects.toThrow();
  expect(heard).toBe('');
});
