import { expect, test } from 'vitest';
import { mobileTwin } from './mobile-shell.tsx';

const led = (path: string) => {
  const url = mobileTwin(new URL(path, 'https://site.example'));
  return url.href.slice(url.origin.length);
};

test.each([
  ['/jobs/details?id=7&chat=1', '/mobile/details?id=7&chat=1'],
  ['/resume/delivery?group=offer', '/mobile/deliveries?group=offer'],
  ['/client/messages?id=9', '/mobile/messages?id=9'],
  ['/client/notices', '/mobile/messages?tab=notices'],
  ['/resume#intro', '/mobile/resume#intro'],
])('%s leads to %s', (from, to) => expect(led(from)).toBe(to));

test.each(['/business/details?id=3', '/mobile/list?keyword=%E8%AF%AD%E6%96%87', '/'])('%s stays', (path) =>
  expect(led(path)).toBe(path),
);
