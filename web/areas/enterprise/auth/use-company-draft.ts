import { useState } from 'react';
import type { CompanyDraft } from '#contract/companies/own-company.ts';
import { ApiError } from '#web/api/api-error.ts';
import { call } from '#web/api/browser-call.ts';
import { useCall } from '#web/features/calls/use-call.ts';
import { useAutosave } from '../use-autosave.ts';

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

/** Keeps what is typed into the form of a new company. */
export function useKeepDraft() {
  const [kept, setKept] = useState<DraftStatus>({ kind: 'clean' });
  const { keep, drop } = useAutosave(async (form: CompanyDraft) => {
    try {
      const { savedAt } = await call('PUT /api/team/company/draft', { body: { form } }, quietly);
      setKept({ kind: 'saved', at: savedAt });
      return true;
    } catch (error) {
      setKept({ kind: 'failed', refusal: refusalOf(error) });
      return false;
    }
  });
  return {
    kept,
    keep: (form: CompanyDraft) => {
      setKept({ kind: 'waiting' });
      keep(form);
    },
    /** Stops saving: the form was submitted. */
    stop: drop,
  };
}
