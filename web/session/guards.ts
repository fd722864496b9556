import { redirect } from 'react-router';
import { paths } from '#web/paths.ts';
import {
  isOtherRole,
  isRecruiterComplete,
  isSeekerSignedIn,
  passesOperatorGuard,
  passesRecruiterGuard,
  passesSeekerGuard,
} from './session-state.ts';
import { getSession } from './session-store.ts';

const wanted = (request: Request) => {
  const { pathname, search } = new URL(request.url);
  return pathname + search;
};

/**
 * Sends a person without a sign-in to the seeker's login, with the wanted path (seed, section 2); so too a recruiter or an
 * operator who is no seeker, for whom the login page says who is signed in.
 */
export function guardSeeker(request: Request): void {
  const session = getSession();
  if (!passesSeekerGuard(session) || isOtherRole(session)) throw redirect(paths.seekerLogin(wanted(request)));
}

/** The same on the mobile pages, whose own pages need the seeker's record and token both. */
export function guardMobile(request: Request): void {
  if (!isSeekerSignedIn(getSession())) throw redirect(paths.mobileLogin(wanted(request)));
}

/** The same for the enterprise side; a recruiter whose company or person record is missing is sent to certification. */
export function guardRecruiter(request: Request): void {
  const session = getSession();
  if (!passesRecruiterGuard(session)) throw redirect(paths.enterpriseLogin(wanted(request)));
  const certifying = new URL(request.url).pathname === paths.enterpriseAuth();
  if (!certifying && !isRecruiterComplete(session)) throw redirect(paths.enterpriseAuth());
}

/** The operators' console opens to operators only; everybody else is sent to its own login. */
export function guardOperator(request: Request): void {
  if (!passesOperatorGuard(getSession())) throw redirect(paths.adminLogin(wanted(request)));
}
