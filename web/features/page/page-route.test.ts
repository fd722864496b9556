import { expect, test } from 'vitest';
import { pack, unpack } from './page-route.tsx';

const value = { cards: [{ id: '1', title: '高中`数学"' }], city: null };

test('what was packed here comes back as it is', () => expect(unpack(pack(value))).toBe(value));

test('what came over the wire is read once', () => {
  const arrived = { json: pack(value).json } as ReturnType<typeof pack<typeof value>>;
  expect(unpack(arrived)).toEqual(value);
  expect(unpack(arrived)).toBe(unpack(arrived));
});
