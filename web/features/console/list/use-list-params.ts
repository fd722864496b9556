import dayjs from 'dayjs';
import { useSearchParams } from 'react-router';
import type { z } from 'zod';
import { instantOf } from '#web/features/time/picked-time.ts';

/** Reads a parameter of the address; what cannot be meant reads as absent. */
type Reader = (given: string | null) => string | undefined;
type Schema = Record<string, Reader>;
type Values<S extends Schema> = { [N in keyof S]: ReturnType<S[N]> };

export type Change = (patch: Record<string, string | number | null | undefined>) => void;

/** The pages that every list can be asked for (`page` of the contract). */
const LAST_PAGE = 100;

export const anyText: Reader = (given) => given?.trim() || undefined;

/** A day of the calendar, '2026-03-01'. */
export const anyDay: Reader = (given) =>
  given && /^\d{4}-\d{2}-\d{2}$/.test(given) && dayjs(given).isValid() ? given : undefined;

/** The times between which some days lie, the last included. */
export const timesOf = ({ from, to }: { from?: string | undefined; to?: string | undefined }) => ({
  from: from && instantOf(dayjs(from)),
  to: to && instantOf(dayjs(to).add(1, 'day')),
});

/** What a field of a query takes: a value that the call would refuse is no filter. */
export const takenBy =
  (field: z.ZodType): Reader =>
  (given) => {
    const text = anyText(given);
    return text !== undefined && field.safeParse(text).success ? text : undefined;
  };

/** The fields of a query, each by what it takes. */
export const readersOf = <S extends Readonly<Record<string, z.ZodType>>>(shape: S) =>
  Object.fromEntries(Object.entries(shape).map(([name, field]) => [name, takenBy(field)])) as Record<keyof S, Reader>;

/** One of some codes. */
export const oneOf =
  <C extends string>(codes: readonly C[]) =>
  (given: string | null): C | undefined =>
    codes.find((code) => code === given);

/** One of some codes, the first unless the address says otherwise. */
export const viewOf =
  <C extends string>(codes: readonly [C, ...C[]]) =>
  (given: string | null): C =>
    oneOf(codes)(given) ?? codes[0];

const readAll = <S extends Schema>(schema: S, params: URLSearchParams) =>
  Object.fromEntries(Object.entries(schema).map(([name, read]) => [name, read(params.get(name))])) as Values<S>;

/**
 * What a list shows, kept in the address: its filters, its views (tab, order), its page and the thing that is open beside it.
 * Any other choice begins again at page 1.
 */
export function useListParams<F extends Schema, V extends Schema = Record<never, Reader>>(filters: F, views?: V) {
  const [params, setParams] = useSearchParams();
  const show: Change = (patch) =>
    setParams(
      (now) => {
        const next = new URLSearchParams(now);
        if (Object.keys(patch).some((name) => name in filters || (views && name in views))) next.delete('page');
        for (const [name, value] of Object.entries(patch)) {
          if (value) next.set(name, String(value));
          else next.delete(name);
        }
        return next;
      },
      { preventScrollReset: true },
    );
  const values = readAll(filters, params);
  return {
    values,
    view: readAll(views ?? ({} as V), params),
    page: Math.min(LAST_PAGE, Math.max(1, Math.floor(Number(params.get('page'))) || 1)),
    id: params.get('id'),
    /** What else is open beside the list, by its parameter. */
    param: (name: string) => params.get(name),
    isFiltered: Object.values(values).some(Boolean),
    show,
    /** Another part of the page: nothing else stays in the address. */
    begin: (patch: Record<string, string | null>) =>
      setParams(Object.entries(patch).filter((pair): pair is [string, string] => Boolean(pair[1]))),
    clear: () => show(Object.fromEntries(Object.keys(filters).map((name) => [name, null]))),
  };
}
