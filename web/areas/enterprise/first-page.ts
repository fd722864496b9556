import { isForMember, sectionsOf } from '#web/features/page/sections.ts';
import { paths } from '#web/paths.ts';
import { getSession } from '#web/session/session-store.ts';

/** Where a recruiter begins; null until the own school has been certified. */
export function firstPage(): string | null {
  const { company, companyJober } = getSession();
  if (company?.status !== 'approved' && company?.status !== 'suspended') return null;
  const role = companyJober?.role;
  const open = sectionsOf('enterprise').filter((section) => isForMember(section, role));
  return (open.find(({ firstFor }) => role && firstFor?.includes(role)) ?? open[0])?.path ?? paths.enterpriseAuth();
}
