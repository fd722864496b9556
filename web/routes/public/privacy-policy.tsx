import { call } from '#web/api/browser-call.ts';
import { LegalPage } from '#web/areas/public/legal/legal-page.tsx';
import { loadLegal } from '#web/features/legal/load-legal.ts';
import { privacyPolicy } from '#web/features/legal/privacy-policy.ts';
import { readLegalText } from '#web/features/legal/read-legal-text.ts';
import { pageMeta } from '#web/features/page/page-route.tsx';
import { pageContext } from '#web/page-context.ts';
import type { Route } from './+types/privacy-policy';
import '#web/styles/classes.css';

export const loader = ({ request, context }: Route.LoaderArgs) =>
  loadLegal('privacy', context.get(pageContext).call, new URL(request.url));
export const clientLoader = ({ request }: Route.ClientLoaderArgs) => loadLegal('privacy', call, new URL(request.url));

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    name: privacyPolicy.title,
    description: privacyPolicy.opening[0],
    canonical: '/privacyPolicy',
  });

export default function PrivacyPolicy({ loaderData: { version, text, current, versions } }: Route.ComponentProps) {
  const document = text === null ? privacyPolicy : readLegalText(privacyPolicy.title, version, text);
  return <LegalPage document={document} current={current} versions={versions} name="privacy" />;
}
