import type { Prng } from './prng.ts';

interface Known {
  host: string;
  token: string;
  /** Existing paths. */
  paths: readonly string[];
}

const methods = [
  'GET',
  'POST',
  'PUT',
  'DELETE',
  'PATCH',
  'HEAD',
  'OPTIONS',
  'TRACE',
  'CONNECT',
  'get',
  'PROPFIND',
  'G\0T',
  '',
];
const versions = ['HTTP/1.1', 'HTTP/1.0', 'HTTP/2.0', 'HTTP/1.9', 'http/1.1', 'HTTP/1.1 ', 'ICY', ''];
const targets = [
  '/',
  '*',
  '//evil.example',
  'http://evil.example/api/posts',
  '/../../etc/passwd',
  '/%2e%2e/%2e%2e/etc/passwd',
  '/%00',
  '/%ff%fe',
  '/%',
  '/api/posts?%',
  '/api/posts?keyword=%E6%9E',
  '/api/posts?keyword[]=a&keyword[]=b',
  '/api/posts?__proto__[x]=1',
  `/api/posts?keyword=${'a'.repeat(20_000)}`,
  `/${'a/'.repeat(5_000)}`,
  '/api/posts/\t1',
  '/api/posts#x',
  '/uploads/..%2f..%2fpassword',
  '/assets/..\\..\\package.json',
];
const oddHeaders = [
  'Content-Length: -1',
  'Content-Length: 1e3',
  'Content-Length: 99999999999999999999',
  'Content-Length: 5\r\nContent-Length: 6',
  'Transfer-Encoding: chunked\r\nContent-Length: 4',
  'Transfer-Encoding: chunked, identity',
  'Transfer-Encoding: xchunked',
  'Transfer-Encoding : chunked',
  'Expect: 100-continue',
  'Expect: a-miracle',
  'Connection: upgrade\r\nUpgrade: h2c\r\nHTTP2-Settings: AAMAAABk',
  'Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Key: x\r\nSec-WebSocket-Version: 99',
  'Content-Encoding: gzip',
  'Accept-Encoding: \u0001, br;q=nan, *;q=-1',
  'Range: bytes=0-0,1-1,5-2',
  'If-None-Match: \u0000',
  'Cookie: jyrc_pass=\u00ff\u00fe; ;;=; jyrc_pass',
  'Authorization: Bearer ',
  'Authorization: Basic dXNlcjpwYXNz',
  `Authorization: Bearer ${'A'.repeat(9_000)}`,
  'X-Forwarded-For: 127.0.0.1, \u0000, ::1',
  'Host: evil.example:99999',
  'Host:',
  ' folded: a\r\n  b',
  ': nameless',
  'no colon at all',
  'Idempotency-Key: ../../x',
  `X-Long: ${'h'.repeat(17_000)}`,
];
const bodies = [
  '',
  '{',
  '{}',
  '[]',
  'null',
  '{"a":1}{"b":2}',
  '5\r\n{"a":\r\nzz\r\n',
  '0\r\n\r\n',
  'ffffffffff\r\nx',
  '\u0000\u0001\u0002',
];

/** A raw HTTP request, mostly a valid one with a defect. */
export function rawRequest(prng: Prng, { host, token, paths }: Known): Buffer {
  if (prng.chance(0.05)) return prng.bytes(1 + prng.below(2_000));
  const method = prng.chance(0.6) ? prng.pick(['GET', 'POST', 'PUT', 'DELETE', 'PATCH']) : prng.pick(methods);
  const target = prng.chance(0.5) ? prng.pick(paths) : prng.pick(targets);
  const version = prng.chance(0.85) ? 'HTTP/1.1' : prng.pick(versions);
  const headers = [
    ...(prng.chance(0.9) ? [`Host: ${host}`] : []),
    ...(prng.chance(0.6) ? [`Authorization: Bearer ${token}`] : []),
    ...(prng.chance(0.5) ? ['Content-Type: application/json'] : []),
    ...(prng.chance(0.6) ? [prng.pick(oddHeaders)] : []),
    ...(prng.chance(0.2) ? [prng.pick(oddHeaders)] : []),
  ];
  const body = prng.pick(bodies);
  if (prng.chance(0.6) && body) headers.push(`Content-Length: ${Buffer.byteLength(body)}`);
  const end = prng.chance(0.95) ? '\r\n' : prng.pick(['\n', '\r', '']);
  const whole = Buffer.from([`${method} ${target} ${version}`, ...headers, '', body].join(end), 'latin1');
  if (prng.chance(0.2))
    for (let n = 0; n < 1 + prng.below(5); n += 1) whole[prng.below(whole.length)] = prng.below(256);
  return prng.chance(0.1) ? whole.subarray(0, prng.below(whole.length)) : whole;
}

const kinds = ['avatar', 'voucher', 'attachment', 'resume', 'licence', 'nothing'];

/** An upload in multipart form or a variant of it: the API takes bytes, so all of it is one malformed file. */
export function multipartRequest(prng: Prng, { host, token, paths }: Known): Buffer {
  const boundary = prng.pick(['x', '----WebKitFormBoundaryAAAA', '', '"', `${'b'.repeat(300)}`]);
  const name = prng.pick(['file', '__proto__', '../../x', '\u0000', 'a"; filename="b']);
  const file = prng.pick([
    'a.png',
    '../../../etc/passwd',
    'a.php\u0000.png',
    'CON',
    `${'长'.repeat(200)}`,
    '.htaccess',
  ]);
  const content = prng.chance(0.5) ? prng.bytes(prng.below(3_000)).toString('latin1') : '<?php system($_GET[0]); ?>';
  const part = [
    `--${boundary}`,
    `Content-Disposition: form-data; name="${name}"; filename="${file}"`,
    prng.pick([
      'Content-Type: image/png',
      'Content-Type: text/html',
      'Content-Type:',
      'Content-Transfer-Encoding: base64',
    ]),
    '',
    content,
  ].join('\r\n');
  const body = Buffer.from(`${part.repeat(1 + prng.below(4))}\r\n${prng.chance(0.7) ? `--${boundary}--\r\n` : ''}`);
  const target = prng.chance(0.7)
    ? `/api/files?kind=${prng.pick(kinds)}&name=${encodeURIComponent(file)}`
    : prng.pick(paths);
  const head = [
    `POST ${target} HTTP/1.1`,
    `Host: ${host}`,
    `Authorization: Bearer ${token}`,
    `Content-Type: ${prng.pick(['multipart/form-data', 'multipart/mixed', 'multipart/'])}; boundary=${boundary}`,
    prng.chance(0.9)
      ? `Content-Length: ${body.length - (prng.chance(0.1) ? prng.below(20) : 0)}`
      : 'Transfer-Encoding: chunked',
    'Connection: close',
  ];
  return Buffer.concat([Buffer.from(`${head.join('\r\n')}\r\n\r\n`), body]);
}
