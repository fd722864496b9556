import { LegalPage } from '#web/areas/public/legal/legal-page.tsx';
import { serviceAgreement } from '#web/areas/public/legal/service-agreement.ts';
import { PageError } from '#web/features/page/page-error.tsx';
import { pageMeta } from '#web/features/page/page-meta.ts';
import type { Route } from './+types/service-agreement';

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    name: serviceAgreement.title,
    description: serviceAgreement.opening[0],
    canonical: '/serviceAgreement',
  });

export default function ServiceAgreement() {
  return <LegalPage document={serviceAgreement} />;
}

export { PageError as ErrorBoundary };
