import { useCallback, useEffect, useState } from 'react';
import { create } from 'zustand';
import { dayMs } from '#contract/months.ts';
import { ApiError } from '#web/api/api-error.ts';
import { call } from '#web/api/browser-call.ts';
import { idempotencyKey } from '#web/api/idempotency-key.ts';
import { inBrowser } from '#web/session/browser-storage.ts';
import { decode, encode } from '#web/session/encoded.ts';
import { getSession } from '#web/session/session-store.ts';
import type { DoorList, DoorMark, DoorPerson } from '../../../contract/door.ts';

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
  const [isOffline, setOffline] = useState(false);
  const [refusal, setRefusal] = useState<string | null>(null);
  const pending = useMarks(({ marks }) => marks);

  useEffect(() => openMarks(examId), [examId]);
  useEffect(() => {
    if (lists.length === 0) return;
    const timer = setTimeout(() => setLists([]), endOfDay(Date.now()) - Date.now());
    return () => clearTimeout(timer);
  }, [lists]);

  const sync = useCallback(async () => {
    const marks = useMarks.getState().marks.slice(0, AT_ONCE);
    const roomIds = lists.map(({ room }) => room.id);
    if (marks.length === 0 && roomIds.length === 0) return;
    const input = { params: { id: examId }, body: { marks, roomIds } };
    await call('POST /api/company/exams/:id/arrivals', input, { background: true, quiet: true }).then(
      ({ arrived }) => {
        dropMarks(examId, marks);
        setConfirmed(new Map(arrived.map(({ ticket, at }) => [ticket, at])));
        setOffline(false);
        setRefusal(null);
      },
      (error: unknown) => {
        const reached = error instanceof ApiError && error.status !== undefined && error.status < 500;
        setOffline(!reached);
        setRefusal(reached ? error.message : null);
      },
    );
  }, [examId, lists]);

  useEffect(() => {
    void sync();
    const timer = setInterval(() => void sync(), SYNC_MS);
    window.addEventListener('online', sync);
    return () => {
      clearInterval(timer);
      window.removeEventListener('online', sync);
    };
  }, [sync]);

  /** Who has arrived: as the server knows it, and what this device marked since. */
  const arrived = new Map(confirmed);
  for (const { ticket, arrived: came, at } of pending) {
    if (!came) arrived.delete(ticket);
    else if (!arrived.has(ticket)) arrived.set(ticket, at);
  }
  const mark = (ticket: string, came: boolean) => {
    addMark(examId, ticket, came);
    void sync();
  };
  return { lists, setLists, arrived, pending: pending.length, isOffline, refusal, mark };
}

const keyOf = (examId: string) => `jyrc_arrivals_${examId}`;

interface Saved {
  phone?: string | undefined;
  marks: DoorMark[];
}

/** Marks of an earlier visit that were not sent. Those of another account are left alone. */
function read(examId: string): DoorMark[] {
  const saved = decode(inBrowser.read(keyOf(examId))) as Saved | undefined;
  return saved && saved.phone === getSession().user?.phone ? saved.marks : [];
}

/**
 * Marks that the server has not confirmed, in their order. They hold numbers and times and survive a reload; names and pictures
 * do not.
 */
const useMarks = create<{ marks: DoorMark[] }>(() => ({ marks: [] }));

function write(examId: string, marks: DoorMark[]): void {
  useMarks.setState({ marks });
  if (marks.length === 0) inBrowser.drop(keyOf(examId));
  else inBrowser.write(keyOf(examId), encode({ phone: getSession().user?.phone, marks }));
}

/** Takes up what is left of an earlier visit to this project. */
const openMarks = (examId: string): void => useMarks.setState({ marks: read(examId) });

function addMark(examId: string, ticket: string, arrived: boolean): void {
  const mark = { id: idempotencyKey(), ticket, arrived, at: new Date().toISOString() };
  write(examId, [...useMarks.getState().marks, mark]);
}

/** Forgets marks that the server has confirmed. */
function dropMarks(examId: string, sent: readonly DoorMark[]): void {
  const ids = new Set(sent.map(({ id }) => id));
  write(
    examId,
    useMarks.getState().marks.filter(({ id }) => !ids.has(id)),
  );
}
