import { call } from '#web/api/browser-call.ts';
import { setSession } from '#web/session/session-store.ts';

/** Refetches the recruiter and their company's state; every page that reads the session updates. */
export async function refreshSession() {
  const { company, companyJober } = await call('GET /api/session', {}, { background: true, quiet: true });
  setSession({ company, companyJober });
  return { company, companyJober };
}
