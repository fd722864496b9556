import { paths } from '#web/paths.ts';
import { getSession } from '#web/session/session-store.ts';

/** Where a recruiter begins; null until the own school has been certified. */
export function firstPage(): string | null {
  const { company, companyJober } = getSession();
  if (company?.status !== 'approved' && company?.status !== 'suspended') return null;
  return companyJober?.role === 'finance' ? paths.settle() : paths.workbench();
}
