import { type ChangeEvent, type FormEvent, useEffect, useState } from 'react';
import type { z } from 'zod';
import { unfinished } from '#web/session/unfinished.ts';

/** The first message of each field. */
function messagesOf(issues: readonly { path: PropertyKey[]; message: string }[]): Record<string, string> {
  const named = issues.map(({ path, message }) => [String(path.at(-1)), message]);
  return Object.fromEntries(named.toReversed());
}

/**
 * What is typed into a form, with a message at each field that `schema` refuses: from the first try to send it on, field by field as it
 * changes. It survives a reload of this tab under `place`.
 */
export function useFields<T extends object>(schema: z.ZodType<T>, place: string, initial: Partial<T>) {
  const [values, setValues] = useState(initial);
  const [errors, setErrors] = useState<Record<string, string>>({});
  const [wasTried, setTried] = useState(false);
  useEffect(() => {
    if (values !== initial) unfinished.write(place, values);
  }, [values, initial, place]);

  const messages = (of: Partial<T>) => messagesOf(schema.safeParse(of).error?.issues ?? []);
  const put = (part: Partial<T>) => {
    const next = { ...values, ...part };
    setValues(next);
    if (!wasTried) return;
    const wrong = messages(next);
    setErrors({ ...errors, ...Object.fromEntries(Object.keys(part).map((name) => [name, wrong[name] ?? ''])) });
  };
  const set = (name: keyof T & string, value: unknown) => put({ [name]: value } as Partial<T>);
  return {
    values,
    set,
    put,
    errorOf: (name: keyof T & string) => errors[name] || undefined,
    field: (name: keyof T & string) => ({
      name,
      value: String(values[name] ?? ''),
      error: errors[name] || undefined,
      onChange: ({ target }: ChangeEvent<HTMLInputElement>) => set(name, target.value || undefined),
    }),
    /** Messages of the server, by the last part of their paths. */
    refuse: (issues: readonly { path: string; message: string }[]) =>
      setErrors(messagesOf(issues.map(({ path, message }) => ({ path: path.split('.'), message })))),
    /** Names those of some fields that are wrong, with their messages in place. */
    wrongOf(names: readonly (keyof T & string)[]): string[] {
      const wrong = Object.entries(messages(values)).filter(([name]) => (names as readonly string[]).includes(name));
      setErrors(Object.fromEntries(wrong));
      return wrong.map(([name]) => name);
    },
    /** The checked values; null where a field is wrong, which gets the focus. */
    check(event: FormEvent<HTMLFormElement>): T | null {
      event.preventDefault();
      setTried(true);
      const { data, success } = schema.safeParse(values);
      if (success) return data;
      const wrong = messages(values);
      setErrors(wrong);
      const inputs = [...event.currentTarget.elements].filter((input) => input instanceof HTMLInputElement);
      inputs.find(({ name }) => name in wrong)?.focus();
      return null;
    },
  };
}
