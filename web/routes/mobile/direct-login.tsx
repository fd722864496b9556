import { pages, pageTitle } from '#contract/pages.ts';
import { DirectLoginPage } from '#web/areas/mobile/sign-in/direct-login-page.tsx';

export const meta = () => [
  { title: pageTitle(pages['/mobile/directLogin'].title) },
  { name: 'robots', content: 'noindex' },
];

export default function MobileDirectLogin() {
  return <DirectLoginPage />;
}
