import { useCallback, useEffect, useRef, useState } from 'react';
import type { CompanyDraft } from '#contract/companies/own-company.ts';
import { ApiError } from '#web/api/api-error.ts';
import { call } from '#web/api/browser-call.ts';
import { useCall } from '#web/features/calls/use-call.ts';

const PAUSE_MS = 800;
const refusalOf = (error: unknown) =>
  (error instanceof ApiError && error.issues.map(({ message }) => message).join('；')) || null;
const quietly = { background: true, quiet: true } as const;

/** The stored form, from this or another device. */
export const useCompanyDraft = () => useCall('GET /api/team/company/draft', {}, { ...quietly, gcTime: 0 });

export type DraftStatus =
  | { kind: 'clean' | 'waiting' }
  | { kind: 'saved'; at: string }
  /** `refusal`: the server's error message about a value; null if the server was not reached. */
  | { kind: 'failed'; refusal: string | null };

/** Saves input after a pause, sequentially; the last input is saved last. */
export function useKeepDraft() {
  const [status, setStored] = useState<DraftStatus>({ kind: 'clean' });
  const waiting = useRef<CompanyDraft | null>(null);
  const running = useRef(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const send = useCallback(async () => {
    clearTimeout(timer.current);
    if (running.current) return;
    running.current = true;
    while (waiting.current) {
      const form = waiting.current;
      waiting.current = null;
      try {
        const { savedAt } = await call('PUT /api/team/company/draft', { body: { form } }, quietly);
        setStored({ kind: 'saved', at: savedAt });
      } catch (error) {
        setStored({ kind: 'failed', refusal: refusalOf(error) });
        // Sent with the next input, when the network is back, or when the page is left.
        waiting.current ??= form;
        break;
      }
    }
    running.current = false;
  }, []);
  const keep = useCallback(
    (form: CompanyDraft) => {
      waiting.current = form;
      setStored({ kind: 'waiting' });
      clearTimeout(timer.current);
      timer.current = setTimeout(() => void send(), PAUSE_MS);
    },
    [send],
  );
  /** Stops saving: the form was submitted. */
  const stop = useCallback(() => {
    clearTimeout(timer.current);
    waiting.current = null;
  }, []);
  useEffect(() => {
    const online = () => void send();
    window.addEventListener('online', online);
    return () => {
      window.removeEventListener('online', online);
      void send();
    };
  }, [send]);
  return { kept: status, keep, stop };
}
