type Tree = Readonly<Record<string, unknown>>;

/** What stands at a path of a form. */
export const partAt = (form: unknown, path: readonly string[]): unknown =>
  path.reduce((at, name) => (at as Tree | undefined)?.[name], form);

/** A copy of a form with another value at a path. */
export function withPart(form: unknown, [name, ...rest]: readonly string[], value: unknown): unknown {
  if (name === undefined) return value;
  const part = withPart((form as Tree | undefined)?.[name], rest, value);
  return Array.isArray(form) ? form.with(Number(name), part) : { ...(form as Tree), [name]: part };
}
