import { pages, pageTitle } from '#contract/pages.ts';
import { LoginPage } from '#web/areas/mobile/sign-in/login-page.tsx';

export const meta = () => [{ title: pageTitle(pages['/mobile/login'].title) }, { name: 'robots', content: 'noindex' }];

export default function MobileLogin() {
  return <LoginPage />;
}
