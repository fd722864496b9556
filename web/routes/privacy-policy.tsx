import { LegalPage } from '#web/areas/public/legal/legal-page.tsx';
import { privacyPolicy } from '#web/areas/public/legal/privacy-policy.ts';
import { PageError } from '#web/features/page/page-error.tsx';
import { pageMeta } from '#web/features/page/page-meta.ts';
import type { Route } from './+types/privacy-policy';

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, { name: privacyPolicy.title, description: privacyPolicy.opening[0], canonical: '/privacyPolicy' });

export default function PrivacyPolicy() {
  return <LegalPage document={privacyPolicy} />;
}

export { PageError as ErrorBoundary };
