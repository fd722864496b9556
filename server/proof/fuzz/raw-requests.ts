import type { Dice } from './prng.ts';

interface Known {
  host: string;
  token: string;
  /** Paths that there are. */
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

/** A request as bytes on the line: mostly a real one with something about it that is wrong. */
export function rawRequest(dice: Dice, { host, token, paths }: Known): Buffer {
  if (dice.chance(0.05)) return dice.bytes(1 + dice.below(2_000));
  const method = dice.chance(0.6) ? dice.pick(['GET', 'POST', 'PUT', 'DELETE', 'PATCH']) : dice.pick(methods);
  const target = dice.chance(0.5) ? dice.pick(paths) : dice.pick(targets);
  const version = dice.chance(0.85) ? 'HTTP/1.1' : dice.pick(versions);
  const headers = [
    ...(dice.chance(0.9) ? [`Host: ${host}`] : []),
    ...(dice.chance(0.6) ? [`Authorization: Bearer ${token}`] : []),
    ...(dice.chance(0.5) ? ['Content-Type: application/json'] : []),
    ...(dice.chance(0.6) ? [dice.pick(oddHeaders)] : []),
    ...(dice.chance(0.2) ? [dice.pick(oddHeaders)] : []),
  ];
  const body = dice.pick(bodies);
  if (dice.chance(0.6) && body) headers.push(`Content-Length: ${Buffer.byteLength(body)}`);
  const end = dice.chance(0.95) ? '\r\n' : dice.pick(['\n', '\r', '']);
  const whole = Buffer.from([`${method} ${target} ${version}`, ...headers, '', body].join(end), 'latin1');
  if (dice.chance(0.2))
    for (let n = 0; n < 1 + dice.below(5); n += 1) whole[dice.below(whole.length)] = dice.below(256);
  return dice.chance(0.1) ? whole.subarray(0, dice.below(whole.length)) : whole;
}

const kinds = ['avatar', 'voucher', 'attachment', 'resume', 'licence', 'nothing'];

/** A file sent as forms send it, or nearly: the API takes bytes, so all of it is one strange file to it. */
export function multipartRequest(dice: Dice, { host, token, paths }: Known): Buffer {
  const boundary = dice.pick(['x', '----WebKitFormBoundaryAAAA', '', '"', `${'b'.repeat(300)}`]);
  const name = dice.pick(['file', '__proto__', '../../x', '\u0000', 'a"; filename="b']);
  const file = dice.pick([
    'a.png',
    '../../../etc/passwd',
    'a.php\u0000.png',
    'CON',
    `${'长'.repeat(200)}`,
    '.htaccess',
  ]);
  const content = dice.chance(0.5) ? dice.bytes(dice.below(3_000)).toString('latin1') : '<?php system($_GET[0]); ?>';
  const part = [
    `--${boundary}`,
    `Content-Disposition: form-data; name="${name}"; filename="${file}"`,
    dice.pick([
      'Content-Type: image/png',
      'Content-Type: text/html',
      'Content-Type:',
      'Content-Transfer-Encoding: base64',
    ]),
    '',
    content,
  ].join('\r\n');
  const body = Buffer.from(`${part.repeat(1 + dice.below(4))}\r\n${dice.chance(0.7) ? `--${boundary}--\r\n` : ''}`);
  const target = dice.chance(0.7)
    ? `/api/files?kind=${dice.pick(kinds)}&name=${encodeURIComponent(file)}`
    : dice.pick(paths);
  const head = [
    `POST ${target} HTTP/1.1`,
    `Host: ${host}`,
    `Authorization: Bearer ${token}`,
    `Content-Type: ${dice.pick(['multipart/form-data', 'multipart/mixed', 'multipart/'])}; boundary=${boundary}`,
    dice.chance(0.9)
      ? `Content-Length: ${body.length - (dice.chance(0.1) ? dice.below(20) : 0)}`
      : 'Transfer-Encoding: chunked',
    'Connection: close',
  ];
  return Buffer.concat([Buffer.from(`${head.join('\r\n')}\r\n\r\n`), body]);
}
