import { call } from '#web/api/browser-call.ts';
import { setSession } from '#web/session/session-store.ts';

/** Asks the server who the recruiter is now, and how their company stands; every page that reads the session follows. */
export async function refreshSession() {
  const { company, companyJober } = await call('GET /api/session', {}, { background: true, quiet: true });
  setSession({ company, companyJober });
  return { company, companyJober };
}
