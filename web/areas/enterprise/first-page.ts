import { entriesOf, isForMember, sectionsOf, tabsOf } from '#web/features/page/sections.ts';
import { paths } from '#web/paths.ts';
import { getSession } from '#web/session/session-store.ts';

/** Where a recruiter begins; null until the own school has been certified. */
export function firstPage(): string | null {
  const { company, companyJober } = getSession();
  if (company?.status !== 'approved' && company?.status !== 'suspended') return null;
  const role = companyJober?.role;
  const own = sectionsOf('enterprise')
    .flatMap((section) => [section, ...tabsOf(section)])
    .find(({ firstFor }) => role && firstFor?.includes(role));
  return own?.path ?? entriesOf('enterprise', (page) => isForMember(page, role))[0]?.href ?? paths.enterpriseAuth();
}
