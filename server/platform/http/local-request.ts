import { isLoopback } from '#server/platform/loopback.ts';

interface Headers {
  header(name: string): string | undefined;
}

/** Any of these names a proxy between the client and this server. */
const forwarding = [
  'forwarded',
  'via',
  'x-forwarded-for',
  'x-forwarded-host',
  'x-forwarded-port',
  'x-forwarded-proto',
  'x-forwarded-server',
  'x-real-ip',
  'cf-connecting-ip',
];

/** Whether no header says that a proxy passed the request on. */
export const isDirect = ({ header }: Headers): boolean => forwarding.every((name) => header(name) === undefined);

/**
 * Whether a request was sent to this machine by its own name or address and came through no proxy. The host name keeps out
 * pages of other sites whose name was made to resolve to this machine (DNS rebinding).
 */
export function isLocalRequest(request: Headers): boolean {
  const host = URL.parse(`http://${request.header('host') ?? ''}`)?.hostname;
  return host !== undefined && isLoopback(host) && isDirect(request);
}
