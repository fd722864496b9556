import { parseArgs } from 'node:util';

type Value = string | number | boolean;
type Options<D> = { [K in keyof D]: D[K] extends number ? number : D[K] extends boolean ? boolean : string };

/** The options of a run, `--name value`, each of the type of its default; a boolean is a flag. */
export function optionsOf<D extends Record<string, Value>>(defaults: D): Options<D> {
  const entries = Object.entries(defaults);
  const types = entries.map(([name, value]) => [name, { type: typeof value === 'boolean' ? 'boolean' : 'string' }]);
  const { values } = parseArgs({
    options: Object.fromEntries(types) as Record<string, { type: 'boolean' | 'string' }>,
  });
  const read = ([name, value]: [string, Value]) => {
    const given = values[name] ?? value;
    return [name, typeof value === 'number' ? Number(given) : given];
  };
  return Object.fromEntries(entries.map(read)) as Options<D>;
}
