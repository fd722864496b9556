import { useCallback, useEffect, useState } from 'react';
import { dayMs } from '#contract/months.ts';
import { ApiError } from '#web/api/api-error.ts';
import { call } from '#web/api/browser-call.ts';
import type { DoorList } from '../../../contract/door.ts';
import { addMark, dropMarks, openMarks, useMarks } from './marks.ts';

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
