import { call } from '#web/api/browser-call.ts';
import { LegalPage } from '#web/areas/public/legal/legal-page.tsx';
import { loadLegal } from '#web/features/legal/load-legal.ts';
import { readLegalText } from '#web/features/legal/read-legal-text.ts';
import { serviceAgreement } from '#web/features/legal/service-agreement.ts';
import { pageMeta } from '#web/features/page/page-route.tsx';
import { pageContext } from '#web/page-context.ts';
import type { Route } from './+types/service-agreement';
import '#web/styles/classes.css';

export const loader = ({ request, context }: Route.LoaderArgs) =>
  loadLegal('agreement', context.get(pageContext).call, new URL(request.url));
export const clientLoader = ({ request }: Route.ClientLoaderArgs) => loadLegal('agreement', call, new URL(request.url));

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    name: serviceAgreement.title,
    description: serviceAgreement.opening[0],
    canonical: '/serviceAgreement',
  });

export default function ServiceAgreement({ loaderData: { version, text, current, versions } }: Route.ComponentProps) {
  const document = text === null ? serviceAgreement : readLegalText(serviceAgreement.title, version, text);
  return <LegalPage document={document} current={current} versions={versions} name="agreement" />;
}
