import { AccountPage } from '#web/areas/seeker/account/account-page.tsx';
import { loadAccount } from '#web/areas/seeker/account/load-account.ts';
import type { Route } from './+types/home-page';

export const clientLoader = () => loadAccount();

export default function HomePage({ loaderData }: Route.ComponentProps) {
  return <AccountPage {...loaderData} />;
}
