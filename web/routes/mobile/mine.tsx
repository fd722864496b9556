import { AccountPage } from '#web/areas/seeker/account/account-page.tsx';
import { loadAccount } from '#web/areas/seeker/account/load-account.ts';
import type { Route } from './+types/mine';

export const clientLoader = () => loadAccount();

export default function MobileMine({ loaderData }: Route.ComponentProps) {
  return <AccountPage {...loaderData} />;
}
