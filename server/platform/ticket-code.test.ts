import { expect, test } from 'vitest';
import { newTicketCode, readTicketCode } from './ticket-code.ts';

test('a code is read as it was given, in groups, in small letters and out of an address', () => {
  const code = newTicketCode();
  const grouped = (code.match(/.{4}/g) ?? []).join(' ').toLowerCase();
  for (const given of [
    code,
    ` ${grouped} `,
    grouped.replaceAll(' ', '-'),
    `https://a.cn/recruitment?id=1&code=${code}`,
  ])
    expect(readTicketCode(given)).toBe(code);
});

test.each(['', 'ABCD', '0OIL11112222', 'ABCDEFGHJKMNP', "'; drop table"])('%j is none', (given) => {
  expect(readTicketCode(given)).toBeNull();
});
