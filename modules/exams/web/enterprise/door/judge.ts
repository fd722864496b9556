import type { DoorList, DoorPerson } from '../../../contract/door.ts';

/** A person of the loaded lists, with the room. */
export interface Expected extends DoorPerson {
  room: DoorList['room'];
}

export type Verdict =
  | { kind: 'welcome' | 'again' | 'wrongRoom'; person: Expected }
  /** The last digits fit several people. */
  | { kind: 'several'; people: Expected[] }
  /** The ticket is on the list, its QR code is not the organiser's. */
  | { kind: 'forged'; person: Expected }
  /** Of a project's room that is not loaded, or of nobody. */
  | { kind: 'notLoaded'; room: number }
  | { kind: 'unknown'; given: string };

/** Year, room and seat. */
const ticketShape = /^\d{2}(\d{3})\d{2}$/;
const fewestDigits = 2;

interface Door {
  lists: readonly DoorList[];
  /** The room of this door; null for the gate of a site, which lets everybody of the lists in. */
  roomId: string | null;
  arrived: ReadonlyMap<string, string>;
}

/** What a scanned code, a ticket's number or its last digits means at this door. */
export function judge({ lists, roomId, arrived }: Door, given: string): Verdict {
  const people = lists.flatMap(({ room, people: all }) => all.map((person) => ({ ...person, room })));
  const said = given.trim();
  const [ticket = ''] = said.split('.');
  const person = people.find((person) => person.ticket === ticket);
  if (person && ticket !== said && person.code !== said) return { kind: 'forged', person };
  if (person) return admit(person);
  const own = roomId ? people.filter(({ room }) => room.id === roomId) : people;
  const ending =
    /^\d+$/.test(said) && said.length >= fewestDigits ? own.filter((one) => one.ticket.endsWith(said)) : [];
  if (ending.length > 1) return { kind: 'several', people: ending };
  if (ending[0]) return admit(ending[0]);
  const [, room] = ticketShape.exec(ticket) ?? [];
  const isLoaded = lists.some((list) => list.room.number === Number(room));
  return room && !isLoaded ? { kind: 'notLoaded', room: Number(room) } : { kind: 'unknown', given: said };

  function admit(found: Expected): Verdict {
    if (roomId && found.room.id !== roomId) return { kind: 'wrongRoom', person: found };
    return { kind: arrived.has(found.ticket) ? 'again' : 'welcome', person: found };
  }
}
