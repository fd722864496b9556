import { create } from 'zustand';
import { idempotencyKey } from '#web/api/idempotency-key.ts';
import { inBrowser } from '#web/session/browser-storage.ts';
import { decode, encode } from '#web/session/encoded.ts';
import { getSession } from '#web/session/session-store.ts';
import type { DoorMark } from '../../../contract/door.ts';

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
export const useMarks = create<{ marks: DoorMark[] }>(() => ({ marks: [] }));

function write(examId: string, marks: DoorMark[]): void {
  useMarks.setState({ marks });
  if (marks.length === 0) inBrowser.drop(keyOf(examId));
  else inBrowser.write(keyOf(examId), encode({ phone: getSession().user?.phone, marks }));
}

/** Takes up what is left of an earlier visit to this project. */
export const openMarks = (examId: string): void => useMarks.setState({ marks: read(examId) });

export function addMark(examId: string, ticket: string, arrived: boolean): void {
  const mark = { id: idempotencyKey(), ticket, arrived, at: new Date().toISOString() };
  write(examId, [...useMarks.getState().marks, mark]);
}

/** Forgets marks that the server has confirmed. */
export function dropMarks(examId: string, sent: readonly DoorMark[]): void {
  const ids = new Set(sent.map(({ id }) => id));
  write(
    examId,
    useMarks.getState().marks.filter(({ id }) => !ids.has(id)),
  );
}
