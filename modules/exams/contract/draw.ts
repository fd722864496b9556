/** What a project draws: seats of the written test, and groups and lots of the interview. */
export const drawKinds = { seats: '座位抽签', lots: '面试抽签' } as const;
export type DrawKind = keyof typeof drawKinds;

export const drawnThings: Record<DrawKind, string> = { seats: '座位', lots: '签号' };

/**
 * What a draw is computed from: rooms in their order, and people by their registration numbers. In a draw of lots a group is a room,
 * its lots are the seats, and its posts are the subject.
 */
export interface DrawInput {
  /** A room with a subject takes only people of it. */
  rooms: DrawRoom[];
  people: DrawPerson[];
}

interface DrawRoom {
  number: number;
  seats: number;
  subject: string | null;
  /** Whether people who asked for an accessible seat may sit here. */
  accessible?: boolean | undefined;
}

interface DrawPerson {
  number: number;
  subject: string | null;
  /** Whether this person has to sit in an accessible room. */
  accessible?: boolean | undefined;
}

export interface DrawnSeat {
  number: number;
  room: number;
  seat: number;
}

const encoder = new TextEncoder();
const hexOf = (bytes: ArrayBuffer) =>
  [...new Uint8Array(bytes)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
const bytesOf = (hex: string) => new Uint8Array((hex.match(/../g) ?? []).map((pair) => Number.parseInt(pair, 16)));

/**
 * The input as the text whose SHA-256 is published: a line a room, then a line a person, '-' for no subject, 'accessible' at the end
 * of accessible rooms and of those who need one.
 */
export function drawText({ rooms, people }: DrawInput): string {
  const end = ({ accessible }: { accessible?: boolean | undefined }) => (accessible ? ' accessible' : '');
  const lines = [
    'exam-draw-1',
    ...rooms.map((room) => `room ${room.number} ${room.seats} ${room.subject ?? '-'}${end(room)}`),
    ...people.map((person) => `person ${person.number} ${person.subject ?? '-'}${end(person)}`),
  ];
  return `${lines.join('\n')}\n`;
}

/** SHA-256 in hexadecimal. */
export const hashOfBytes = async (bytes: Uint8Array<ArrayBuffer>): Promise<string> =>
  hexOf(await crypto.subtle.digest('SHA-256', bytes));

export const hashOfText = (text: string): Promise<string> => hashOfBytes(encoder.encode(text));

/** Of a seed, which is written in hexadecimal: of its bytes, not of its text. */
export const hashOfSeed = (seed: string): Promise<string> => hashOfBytes(bytesOf(seed));

/** The numbers in the order of HMAC-SHA-256(seed, number). */
async function orderOf(seed: string, { people }: DrawInput) {
  const algorithm = { name: 'HMAC', hash: 'SHA-256' };
  const key = await crypto.subtle.importKey('raw', bytesOf(seed), algorithm, false, ['sign']);
  const signed = await Promise.all(
    people.map(async (person) => ({
      ...person,
      rank: hexOf(await crypto.subtle.sign('HMAC', key, encoder.encode(String(person.number)))),
    })),
  );
  return signed.sort((one, other) => (one.rank < other.rank ? -1 : 1));
}

/** Seats people in the order given, those who need an accessible room before the others. */
function seatInOrder(people: readonly DrawPerson[], rooms: DrawInput['rooms']): DrawnSeat[] {
  const taken = new Map<number, number>();
  const bySubject = Map.groupBy(rooms, ({ subject }) => subject);
  const drawn: DrawnSeat[] = [];
  const first = people.filter(({ accessible }) => accessible);
  for (const { number, subject, accessible } of [...first, ...people.filter((person) => !person.accessible)]) {
    const isFree = (room: DrawRoom) => (taken.get(room.number) ?? 0) < room.seats && (!accessible || room.accessible);
    const own = subject === null ? undefined : bySubject.get(subject)?.find(isFree);
    const room = own ?? bySubject.get(null)?.find(isFree);
    if (!room) continue;
    const seat = (taken.get(room.number) ?? 0) + 1;
    taken.set(room.number, seat);
    drawn.push({ number, room: room.number, seat });
  }
  return drawn;
}

/** How many people find no seat, whatever the order, and how many of these need an accessible one. */
export function seatsLacking({ rooms, people }: DrawInput): { all: number; accessible: number } {
  const seated = new Set(seatInOrder(people, rooms).map(({ number }) => number));
  const without = people.filter(({ number }) => !seated.has(number));
  return { all: without.length, accessible: without.filter(({ accessible }) => accessible).length };
}

/**
 * Seats people in the order of HMAC-SHA-256(seed, number): each takes the next seat of the first room with a free one, rooms of
 * their own subject before rooms without one; those who need an accessible room are seated first, in accessible rooms alone. The
 * seed is hexadecimal. The same seed and input always give the same seats.
 */
export const drawSeats = async (seed: string, input: DrawInput): Promise<DrawnSeat[]> =>
  seatInOrder(await orderOf(seed, input), input.rooms);

/** A draw as it is published and stored in a file. `seed` and `seats` are empty until it is revealed. */
export interface PublishedDraw {
  kind: DrawKind;
  seedHash: string;
  inputHash: string;
  input: DrawInput;
  seed: string | null;
  seats: readonly DrawnSeat[];
}

/** What a draw fails to prove when it is computed again, in words; empty where it proves everything. */
export async function drawFaults({ kind, seedHash, inputHash, input, seed, seats }: PublishedDraw): Promise<string[]> {
  if (seed === null) return ['种子还没有公布'];
  const again = await drawSeats(seed, input);
  const textOf = (list: readonly DrawnSeat[]) =>
    list.map(({ number, room, seat }) => `${number} ${room} ${seat}`).join('\n');
  return [
    ...((await hashOfSeed(seed)) === seedHash ? [] : ['种子与事先公布的哈希不一致']),
    ...((await hashOfText(drawText(input))) === inputHash ? [] : ['名单与事先公布的哈希不一致']),
    ...(textOf(again) === textOf(seats) ? [] : [`${drawnThings[kind]}与按种子算出的不一致`]),
  ];
}
