import { z } from 'zod';
import { isNetwork, type Proxies } from './platform/http/trusted-proxies.ts';

const blank = (value: unknown) => (value === '' ? undefined : value);

/** A setting that may be left out; an empty one counts as left out. */
export const optional = <T extends z.ZodType>(schema: T) => z.preprocess(blank, schema.optional());
export const withDefault = <T extends z.ZodType>(schema: T, value: z.output<T>) =>
  z.preprocess(blank, schema.optional()).transform((given) => given ?? value);

export const flag = z
  .enum(['0', '1', 'true', 'false'], { error: 'must be 0 or 1' })
  .transform((value) => value === '1' || value === 'true');

/** A key as PEM; in one line its line breaks are written as \\n. */
export const pem = z.string().transform((value) => value.replaceAll('\\n', '\n'));

/** A whole number; whatever is wrong with one, its range is told. */
export function whole(least: number, most?: number) {
  const error = `must be a whole number ${most === undefined ? `of at least ${least}` : `from ${least} to ${most}`}`;
  return z.coerce
    .number<number>({ error })
    .int()
    .min(least)
    .max(most ?? Number.MAX_SAFE_INTEGER);
}

/** `0`, how many proxies stand in a row before the server, or their addresses, comma-separated. */
export const proxies = z.string().transform((value, { addIssue }): Proxies => {
  if (value === '0' || value === 'false') return false;
  if (value === 'true') return 1;
  if (/^\d$/.test(value)) return Number(value);
  const networks = value.split(',').map((one) => one.trim());
  if (networks.every(isNetwork)) return networks;
  addIssue('must be 0, the number of proxies (1 to 9), or their addresses as 10.0.0.5,10.1.0.0/16');
  return z.NEVER;
});

export const databaseUrl = z.url({ error: 'must be an absolute URL' });

/** Names, comma-separated; `all` or `none` of them. */
export const someOf = z
  .string()
  .regex(/^(?:all|none|[a-z-]+(?:,[a-z-]+)*)$/, { error: 'must be all, none, or names, comma-separated' })
  .transform((value): 'all' | readonly string[] =>
    value === 'all' ? value : value === 'none' ? [] : value.split(','),
  );

/** An address on the web. Pages link to some of these, so that `javascript:` and its like must not be among them. */
export const webUrl = z.url({ protocol: /^https?$/, error: 'must be an absolute http(s) URL' });

/** Web origins, comma-separated. */
export const origins = z.string().transform((value, { addIssue }): readonly string[] => {
  const listed = value.split(',').map((one) => one.trim());
  if (listed.every((one) => /^https?:\/\//.test(one) && URL.parse(one)?.origin === one)) return listed;
  addIssue('must be origins as https://www.example.com, comma-separated, without a path');
  return z.NEVER;
});

/** From the root of the site, and not `//host`, which is another site. */
const path = z.string().regex(/^\/(?![/\\])[^\s\\]*$/);

/** An address on the web or a path of this site. */
export const siteUrl = z.union([path, webUrl], { error: 'must be an http(s) URL, or a path that begins with /' });

/** The same for a socket. */
export const socketUrl = z.union([path, z.url({ protocol: /^(?:https?|wss?)$/ })], {
  error: 'must be a ws(s) or http(s) URL, or a path that begins with /',
});
