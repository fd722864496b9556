import { useCallback, useEffect, useState } from 'react';
import { ApiError } from '#web/api/api-error.ts';
import { call } from '#web/api/browser-call.ts';
import { idempotencyKey } from '#web/api/idempotency-key.ts';
import { quietly } from '#web/features/page-calls/use-call.ts';
import { useEventListener } from '#web/ui/use-event-listener.ts';
import { type JudgeEntry, type JudgeView, mostEntries } from '../../contract/interview/judge.ts';
import { createDeviceStore, type Line, lineOf, useResending } from '../features/device-queue.ts';

const SYNC_MS = 10_000;
let isSending = false;

/** Sends what waits, in its order, and reads the group. Sending an entry again changes nothing on the server. */
async function send(): Promise<Line | null> {
  const { seat, queue, isOut } = useJudge.getState();
  if (!seat || isOut !== null) return null;
  const { device } = seat;
  const entries = queue.slice(0, mostEntries);
  try {
    const { refused, ...view } = await call('POST /api/judge/entries', { body: { device, entries } }, quietly);
    const ids = new Set(entries.map(({ id }) => id));
    const why = new Map(refused.map(({ id, message }) => [id, message]));
    change((saved) => ({
      seat: saved.seat?.device === device ? { device, view } : saved.seat,
      queue: saved.queue.filter(({ id }) => !ids.has(id)),
      refused: [
        ...saved.refused,
        ...entries.flatMap((entry) => {
          const message = why.get(entry.id);
          return message ? [{ entry, message, judge: judgeName(view) }] : [];
        }),
      ],
    }));
    return 'online';
  } catch (error) {
    // The device is out for good; a code brings it in again.
    if (error instanceof ApiError && error.code === 'NOT_FOUND') change(() => ({ isOut: error.message }));
    return lineOf(error);
  }
}

/** One call at a time; what is sealed meanwhile follows at once. */
async function sync(): Promise<Line | null> {
  if (isSending) return null;
  isSending = true;
  let line: Line | null;
  do line = await send();
  while (line === 'online' && useJudge.getState().queue.length > 0);
  isSending = false;
  return line;
}

/** Brings this device into a group by a code. What waits goes with the same judge, and is shown as refused to another one. */
export async function enter(code: string): Promise<void> {
  const before = useJudge.getState().entering;
  const device = before?.code === code ? before.device : idempotencyKey() + idempotencyKey();
  change(() => ({ entering: { code, device } }));
  const view = await call('POST /api/judge/devices', { body: { code, device } }, quietly);
  change(({ seat, queue, refused }) => {
    const fresh = { seat: { device, view }, entering: null, isOut: null };
    if (!seat || seat.view.judge.id === view.judge.id) return fresh;
    const left = queue.map((entry) => ({ entry, message: '换了考官，没有上报', judge: judgeName(seat.view) }));
    return { ...fresh, queue: [], refused: [...refused, ...left], drafts: {} };
  });
}

/** Keeps this device and the server together: at once, every few seconds, and as soon as there is a network. */
export function useSync(): { line: Line; syncNow(): void } {
  const [line, setLine] = useState<Line>('online');
  const isSeated = useJudge(({ seat, isOut }) => seat !== null && isOut === null);
  const waiting = useJudge(({ queue }) => queue.length);
  const syncNow = () => void sync().then((next) => next && setLine(next));
  // biome-ignore lint/correctness/useExhaustiveDependencies: what was just sealed is sent at once
  const whileSeated = useCallback(() => isSeated && syncNow(), [isSeated, waiting]);
  useResending(whileSeated, SYNC_MS);
  useEffect(readJudge, []);
  // Another tab of this device.
  useEventListener('storage', readJudge);
  return { line, syncNow };
}

const KEY = 'jyrc_judge';

/** An entry that the server did not take, with why, and whose it is. */
export interface Refused {
  entry: JudgeEntry;
  message: string;
  judge: string;
}

interface Saved {
  /** The judge whom this device stands for, and the group as the server last told it. */
  seat: { device: string; view: JudgeView } | null;
  /** A code on its way, with the secret that goes with it: the answer may be lost after the code is spent. */
  entering: { code: string; device: string } | null;
  /** Why the server knows this device no longer. */
  isOut: string | null;
  /** Sealed and declared, not yet with the server, in their order. */
  queue: JudgeEntry[];
  refused: Refused[];
  /** What is typed and not sealed, by lot. */
  drafts: Record<number, string[]>;
}

const empty: Saved = { seat: null, entering: null, isOut: null, queue: [], refused: [], drafts: {} };

export const { use: useJudge, change, open } = createDeviceStore(empty, { key: KEY });
export const readJudge = (): void => open(KEY);

export const judgeName = ({ group, judge }: JudgeView): string => `第 ${group.number} 组 ${judge.number} 号考官`;

const withoutDraft = (drafts: Saved['drafts'], lot: number) =>
  Object.fromEntries(Object.entries(drafts).filter(([of]) => Number(of) !== lot));

type Given = { kind: 'sheet'; marks: number[] } | { kind: 'recusal'; reason: string };

/** Seals a sheet or declares a conflict: it waits for the server from now on, and is not changed on this device. */
export function addEntry(lot: number, given: Given): void {
  const entry: JudgeEntry = { ...given, id: idempotencyKey(), lot, at: new Date().toISOString() };
  change(({ queue, drafts }) => ({ queue: [...queue, entry], drafts: withoutDraft(drafts, lot) }));
}

export const setDraft = (lot: number, marks: string[]): void =>
  change(({ drafts }) => ({ drafts: { ...drafts, [lot]: marks } }));

/** Forgets an entry that was refused; its marks are kept to be sealed again where `redo` says so. */
export function dropRefused({ entry }: Refused, redo: boolean): void {
  change(({ refused, drafts }) => ({
    refused: refused.filter((one) => one.entry.id !== entry.id),
    drafts: redo && entry.kind === 'sheet' ? { ...drafts, [entry.lot]: entry.marks.map(String) } : drafts,
  }));
}

export const sumOf = (marks: readonly number[]): number =>
  marks.reduce((sum, mark) => sum + Math.round(mark * 100), 0) / 100;

export interface LotLine {
  lot: number;
  state: JudgeView['lots'][number]['state'];
  total: number | null;
  /** Sealed or declared here, not yet with the server. */
  isWaiting: boolean;
}

/** The numbers of the group as the server knows them, and what this device did since. */
export function linesOf({ lots }: JudgeView, queue: readonly JudgeEntry[]): LotLine[] {
  const waiting = new Map(queue.map((entry) => [entry.lot, entry]));
  return lots.map((line) => {
    const entry = line.state === 'open' ? waiting.get(line.lot) : undefined;
    if (!entry) return { ...line, isWaiting: false };
    if (entry.kind === 'recusal') return { lot: line.lot, state: 'recused', total: null, isWaiting: true };
    return { lot: line.lot, state: 'sealed', total: sumOf(entry.marks), isWaiting: true };
  });
}
