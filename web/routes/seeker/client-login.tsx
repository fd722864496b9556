import { pages, pageTitle } from '#contract/pages.ts';
import { SeekerLoginPage } from '#web/areas/seeker/login/seeker-login-page.tsx';
import '#web/styles/classes.css';
import '#web/styles/areas/seeker.css';

export const meta = () => [{ title: pageTitle(pages['/client/login'].title) }, { name: 'robots', content: 'noindex' }];

export default function SeekerLogin() {
  return <SeekerLoginPage />;
}
