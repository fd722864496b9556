import { useCallback, useEffect, useState } from 'react';
import { dayMs } from '#contract/months.ts';
import { call } from '#web/api/browser-call.ts';
import { idempotencyKey } from '#web/api/idempotency-key.ts';
import { getSession } from '#web/session/session-store.ts';
import type { DoorList, DoorMark, DoorPerson } from '../../../contract/door.ts';
import { createDeviceStore, type Line, lineOf, useResending } from '../../features/device-queue.ts';

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

const SYNC_MS = 15_000;
const AT_ONCE = 200;

/** End of the day in Shanghai, when names and pictures leave the device. */
function endOfDay(now: number): number {
  const hours = 8 * 3_600_000;
  return (Math.floor((now + hours) / dayMs) + 1) * dayMs - hours;
}

/**
 * The lists of a door and what was marked. Names and pictures live in memory alone: they leave the device with the page, and at
 * midnight. Marks that the server has not confirmed survive a reload, and are sent in their order as soon as there is a network.
 */
export function useDoor(examId: string) {
  const [lists, setLists] = useState<DoorList[]>([]);
  const [confirmed, setConfirmed] = useState<ReadonlyMap<string, string>>(new Map());
  const [line, setLine] = useState<Line>('online');
  const pending = ofOwn(unsent.use());

  useEffect(() => unsent.open(`jyrc_arrivals_${examId}`), [examId]);
  useEffect(() => {
    if (lists.length === 0) return;
    const timer = setTimeout(() => setLists([]), endOfDay(Date.now()) - Date.now());
    return () => clearTimeout(timer);
  }, [lists]);

  const sync = useCallback(async () => {
    const marks = ofOwn(unsent.use.getState()).slice(0, AT_ONCE);
    const roomIds = lists.map(({ room }) => room.id);
    if (marks.length === 0 && roomIds.length === 0) return;
    const input = { params: { id: examId }, body: { marks, roomIds } };
    await call('POST /api/company/exams/:id/arrivals', input, { background: true, quiet: true }).then(
      ({ arrived }) => {
        const ids = new Set(marks.map(({ id }) => id));
        changeMarks((before) => before.filter(({ id }) => !ids.has(id)));
        setConfirmed(new Map(arrived.map(({ ticket, at }) => [ticket, at])));
        setLine('online');
      },
      (error: unknown) => setLine(lineOf(error)),
    );
  }, [examId, lists]);
  useResending(sync, SYNC_MS);

  /** Who has arrived: as the server knows it, and what this device marked since. */
  const arrived = new Map(confirmed);
  for (const { ticket, arrived: came, at } of pending) {
    if (!came) arrived.delete(ticket);
    else if (!arrived.has(ticket)) arrived.set(ticket, at);
  }
  const mark = (ticket: string, came: boolean) => {
    changeMarks((marks) => [...marks, { id: idempotencyKey(), ticket, arrived: came, at: new Date().toISOString() }]);
    void sync();
  };
  return { lists, setLists, arrived, pending: pending.length, line, mark };
}

interface Unsent {
  phone?: string | undefined;
  marks: DoorMark[];
}

/**
 * Marks that the server has not confirmed, in their order. They hold numbers and times and survive a reload; names and pictures
 * do not.
 */
const unsent = createDeviceStore<Unsent>({ marks: [] }, { isOver: ({ marks }) => marks.length === 0 });

const own = () => getSession().user?.phone;
/** Marks of another account are left alone. */
const ofOwn = ({ phone, marks }: Unsent) => (phone === own() ? marks : []);
const changeMarks = (update: (marks: DoorMark[]) => DoorMark[]) =>
  unsent.change((kept) => ({ phone: own(), marks: update(ofOwn(kept)) }));
