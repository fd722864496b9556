import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { adapt } from './nginx.ts';

const shipped = readFileSync(join(import.meta.dirname, '..', '..', '..', 'deploy', 'nginx.conf'), 'utf8');
const lines = (text: string, pattern: RegExp) => text.split('\n').filter((line) => pattern.test(line));

test('what runs here is the shipped file with one server, on loopback, before the given nodes', () => {
  const text = adapt(shipped, ['http://127.0.0.1:4001', 'http://127.0.0.1:4002'], 4000);
  expect(lines(text, /^ *listen /).map((line) => line.trim())).toEqual(['listen 127.0.0.1:4000;']);
  expect(lines(text, /^ *server [\d.]/).map((line) => line.trim().split(' ')[1])).toEqual([
    '127.0.0.1:4001',
    '127.0.0.1:4002',
  ]);
  expect(lines(text, /ssl_|\/var\/log|\/etc/)).toEqual([]);
  expect(lines(text, /access_log/).map((line) => line.trim())).toEqual(['access_log served.log served;']);
  expect(text.split('{').length).toBe(text.split('}').length);
  expect(text).toContain("proxy_set_header X-Forwarded-Host '';");
});

test('the shipped file logs no query, answers one host only, redirects to TLS, and clears what clients forge', () => {
  expect(lines(shipped, /^ *access_log /)).toEqual([expect.stringContaining('without_query;')]);
  expect(shipped).not.toMatch(/\$(?:request|request_uri|args|query_string|http_referer)\b(?!; \})/);
  expect(shipped).toMatch(/default_server;[\s\S]*?return 444;/);
  expect(shipped).toContain('location / { return 308 https://www.example.com$request_uri; }');
  for (const path of ['/api/', '/ws/']) expect(shipped).toContain(`location ${path} { return 403; }`);
  expect(shipped).toContain('includeSubDomains');
  expect(lines(shipped, /ssl_protocols/).map((line) => line.trim())).toEqual(['ssl_protocols TLSv1.2 TLSv1.3;']);
  expect(shipped).toMatch(/ssl_ciphers (?:ECDHE-(?:ECDSA|RSA)-(?:AES\d+-GCM|CHACHA20)-\w+:?)+;/);
  expect(shipped).toContain('location = /metrics { return 404; }');
  for (const name of ['X-Forwarded-Host', 'Forwarded', 'X-Real-IP', 'Via'])
    expect(shipped).toContain(`proxy_set_header ${name} '';`);
  expect(lines(shipped, /^ {4,}proxy_set_header/)).toEqual([]);
});

test('a read is tried on every node, as long as one of them answers', () => {
  const nodes = lines(shipped, /^ *server [\d.]+:\d+ /).length;
  expect(lines(shipped, /proxy_next_upstream_tries/).map((line) => line.trim())).toEqual([
    `proxy_next_upstream_tries ${nodes};`,
  ]);
});
