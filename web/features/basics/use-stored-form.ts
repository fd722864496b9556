import { useEffect } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { unfinished } from '#web/session/unfinished.ts';

/** Preserves form input across a reload of this tab; `unfinished.read` returns it as default values. */
export function useStoredForm<T extends FieldValues>(place: string, { subscribe }: UseFormReturn<T>): void {
  useEffect(
    () => subscribe({ formState: { values: true }, callback: ({ values }) => unfinished.write(place, values) }),
    [place, subscribe],
  );
}
