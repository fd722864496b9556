import { redirect } from 'react-router';
import { paths } from '#web/paths.ts';
import {
  getSession,
  isOtherRole,
  isRecruiterComplete,
  isSeekerSignedIn,
  passesOperatorGuard,
  passesRecruiterGuard,
  passesSeekerGuard,
} from './session-store.ts';

const target = (request: Request) => {
  const { pathname, search } = new URL(request.url);
  return pathname + search;
};

/**
 * Redirects a person without a sign-in to the seeker's login, with the requested path (seed, section 2). Also a recruiter or an
 * operator without a seeker record; the login page shows who is signed in.
 */
export function guardSeeker(request: Request): void {
  const session = getSession();
  if (!passesSeekerGuard(session) || isOtherRole(session)) throw redirect(paths.seekerLogin(target(request)));
}

/** The same for the personal mobile pages, which need both the seeker's record and the token. */
export function guardMobile(request: Request): void {
  if (!isSeekerSignedIn(getSession())) throw redirect(paths.mobileLogin(target(request)));
}

/** The same for the enterprise side; a recruiter without a company or person record is redirected to certification. */
export function guardRecruiter(request: Request): void {
  const session = getSession();
  if (!passesRecruiterGuard(session)) throw redirect(paths.enterpriseLogin(target(request)));
  const certifying = new URL(request.url).pathname === paths.enterpriseAuth();
  if (!certifying && !isRecruiterComplete(session)) throw redirect(paths.enterpriseAuth());
}

/** Redirects everyone but operators to the console's own login. */
export function guardOperator(request: Request): void {
  if (!passesOperatorGuard(getSession())) throw redirect(paths.adminLogin(target(request)));
}
