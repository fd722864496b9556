import { expect, test } from 'vitest';
import { scannedTicket } from './scanned-ticket.ts';

test('a ticket is taken from a link to the page that asks for it, and from nothing else', () => {
  expect(scannedTicket('https://m.example.com/mobile/directLogin#t1', '/mobile/directLogin')).toBe('t1');
  expect(scannedTicket('https://example.com/client/scan?ticket=t2', '/client/scan')).toBe('t2');
  expect(scannedTicket('https://example.com/client/scan', '/client/scan')).toBeNull();
  expect(scannedTicket('https://example.com/jobs?ticket=t3', '/client/scan')).toBeNull();
  expect(scannedTicket('A12345', '/client/scan')).toBeNull();
});
