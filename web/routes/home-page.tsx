import { pages, pageTitle } from '#contract/pages.ts';
import { PageError } from '#web/features/page/page-error.tsx';
import { AccountPage } from '../areas/seeker/account/account-page.tsx';
import { loadAccount } from '../areas/seeker/account/load-account.ts';
import type { Route } from './+types/home-page';

export const meta = () => [{ title: pageTitle(pages['/homePage'].title) }, { name: 'robots', content: 'noindex' }];

export const clientLoader = () => loadAccount();

export default function HomePage({ loaderData }: Route.ComponentProps) {
  return <AccountPage {...loaderData} />;
}

export { PageError as ErrorBoundary };
