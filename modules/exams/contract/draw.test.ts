import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type DrawInput, drawFaults, drawSeats, drawText, hashOfSeed, hashOfText, seatsLacking } from './draw.ts';

const subject = fc.constantFrom('math', 'chinese', null);
const inputs: fc.Arbitrary<DrawInput> = fc.record({
  rooms: fc
    .array(fc.record({ seats: fc.integer({ min: 1, max: 8 }), subject, accessible: fc.boolean() }), { maxLength: 8 })
    .map((rooms) => rooms.map((room, at) => ({ ...room, number: at + 1 }))),
  people: fc.uniqueArray(fc.record({ number: fc.integer({ min: 1, max: 1e9 }), subject, accessible: fc.boolean() }), {
    selector: ({ number }) => number,
    maxLength: 40,
  }),
});
const seeds = fc.uint8Array({ minLength: 32, maxLength: 32 }).map((bytes) => Buffer.from(bytes).toString('hex'));

/** How many of a group find a seat, computed from totals: rooms of their subject first, then those for all. */
function seatedOf(groups: Map<string | null, number>, free: Map<string | null, number>): number {
  let [seated, left] = [0, 0];
  for (const [subject, n] of groups) {
    const own = subject === null ? 0 : Math.min(n, free.get(subject) ?? 0);
    if (subject !== null) free.set(subject, (free.get(subject) ?? 0) - own);
    seated += own;
    left += n - own;
  }
  return seated + Math.min(left, free.get(null) ?? 0);
}

const sums = <T extends { subject: string | null }>(all: readonly T[], of: (one: T) => number) => {
  const found = new Map<string | null, number>();
  for (const one of all) found.set(one.subject, (found.get(one.subject) ?? 0) + of(one));
  return found;
};

test('one seat one person, one person one seat, in rooms of their subject, accessible where needed, and as many as fit', async () => {
  await fc.assert(
    fc.asyncProperty(inputs, seeds, async (input, seed) => {
      const seats = await drawSeats(seed, input);
      expect(new Set(seats.map(({ number }) => number)).size).toBe(seats.length);
      expect(new Set(seats.map(({ room, seat }) => `${room}-${seat}`)).size).toBe(seats.length);
      for (const { number, room, seat } of seats) {
        const place = input.rooms.find((one) => one.number === room);
        const person = input.people.find((person) => person.number === number);
        expect(seat).toBeLessThanOrEqual(place?.seats ?? 0);
        if (place?.subject) expect(person?.subject).toBe(place.subject);
        if (person?.accessible) expect(place?.accessible).toBe(true);
      }
      const needing = input.people.filter(({ accessible }) => accessible);
      const fitting = input.rooms.filter(({ accessible }) => accessible);
      const first = seatedOf(
        sums(needing, () => 1),
        sums(fitting, (room) => room.seats),
      );
      const numbers = new Set(seats.map(({ number }) => number));
      expect(needing.filter(({ number }) => numbers.has(number)).length).toBe(first);
      const lacking = seatsLacking(input);
      expect(lacking).toEqual({ all: input.people.length - seats.length, accessible: needing.length - first });
      // Nobody stands while a seat that they may take is free.
      const free = input.rooms.filter(({ number, seats: n }) => seats.filter(({ room }) => room === number).length < n);
      for (const person of input.people.filter(({ number }) => !numbers.has(number)))
        expect(
          free.filter(
            ({ subject: of, accessible }) =>
              (of === null || of === person.subject) && (accessible || !person.accessible),
          ),
        ).toEqual([]);
    }),
  );
});

test('the same seed and input give the same seats, whatever the order of the people', async () => {
  await fc.assert(
    fc.asyncProperty(inputs, seeds, async (input, seed) => {
      const seats = await drawSeats(seed, input);
      expect(await drawSeats(seed, { ...input, people: input.people.toReversed() })).toEqual(seats);
    }),
  );
});

test('a changed seed, list or seat is found', async () => {
  const input = {
    rooms: [{ number: 1, seats: 3, subject: null }],
    people: [100_001, 100_002, 100_003].map((number) => ({ number, subject: null })),
  };
  const seed = '00'.repeat(32);
  const seats = await drawSeats(seed, input);
  const hashes = { seedHash: await hashOfSeed(seed), inputHash: await hashOfText(drawText(input)) };
  const draw = { kind: 'seats', seed, input, seats, ...hashes } as const;
  expect(await drawFaults(draw)).toEqual([]);
  expect(await drawFaults({ ...draw, seed: '01'.repeat(32) })).toContain('种子与事先公布的哈希不一致');
  const fewer = { ...input, people: input.people.slice(1) };
  expect(await drawFaults({ ...draw, input: fewer })).toContain('名单与事先公布的哈希不一致');
  expect(await drawFaults({ ...draw, seats: seats.toReversed() })).toEqual(['座位与按种子算出的不一致']);
  const lots = { ...draw, kind: 'lots', seats: seats.toReversed() } as const;
  expect(await drawFaults(lots)).toEqual(['签号与按种子算出的不一致']);
});

test('the order is that of HMAC-SHA-256 as any program computes it', async () => {
  const { createHmac } = await import('node:crypto');
  const numbers = [100_001, 100_002, 100_003, 100_004, 100_005];
  const seed = 'ab'.repeat(32);
  const rank = (number: number) => createHmac('sha256', Buffer.from(seed, 'hex')).update(String(number)).digest('hex');
  const order = numbers.toSorted((one, other) => (rank(one) < rank(other) ? -1 : 1));
  const people = numbers.map((number) => ({ number, subject: null }));
  const seats = await drawSeats(seed, { rooms: [{ number: 1, seats: 5, subject: null }], people });
  expect(seats.map(({ number }) => number)).toEqual(order);
});
