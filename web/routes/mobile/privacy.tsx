import type { Call } from '#contract/api.ts';
import { call } from '#web/api/browser-call.ts';
import { LegalPage } from '#web/areas/public/legal/legal-page.tsx';
import { loadLegal } from '#web/features/legal/load-legal.ts';
import { privacyPolicy } from '#web/features/legal/privacy-policy.ts';
import { readLegalText } from '#web/features/legal/read-legal-text.ts';
import { serviceAgreement } from '#web/features/legal/service-agreement.ts';
import { pageMeta } from '#web/features/page/page-route.tsx';
import { pageContext } from '#web/page-context.ts';
import { paths } from '#web/paths.ts';
import type { Route } from './+types/privacy';

const documents = { privacy: privacyPolicy, agreement: serviceAgreement };

function load(by: Call, request: Request) {
  const url = new URL(request.url);
  return loadLegal(url.searchParams.get('text') === 'privacy' ? 'privacy' : 'agreement', by, url);
}

export const loader = ({ request, context }: Route.LoaderArgs) => load(context.get(pageContext).call, request);
export const clientLoader = ({ request }: Route.ClientLoaderArgs) => load(call, request);

export const meta: Route.MetaFunction = ({ matches, loaderData }) => {
  const { title, opening } = documents[loaderData?.name ?? 'agreement'];
  const canonical = loaderData?.name === 'privacy' ? paths.privacy() : paths.agreement();
  return pageMeta(matches, { name: title, description: opening[0], canonical });
};

export default function MobilePrivacy({ loaderData: { name, version, text, ...shown } }: Route.ComponentProps) {
  const own = documents[name];
  const document = text === null ? own : readLegalText(own.title, version, text);
  return <LegalPage document={document} name={name} {...shown} />;
}
