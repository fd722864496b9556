import { isLoopback } from '#server/platform/loopback.ts';

interface Headers {
  header(name: string): string | undefined;
}

/** Each of these indicates a proxy between the client and this server. */
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

/** Whether no header indicates a proxy. */
const isDirect = ({ header }: Headers): boolean => forwarding.every((name) => header(name) === undefined);

/**
 * Whether a request was sent to this machine by its own name or address without a proxy. Checking the host name keeps out other
 * sites whose name was made to resolve to this machine (DNS rebinding).
 */
export function isLocalRequest(request: Headers): boolean {
  const host = URL.parse(`http://${request.header('host') ?? ''}`)?.hostname;
  return host !== undefined && isLoopback(host) && isDirect(request);
}
