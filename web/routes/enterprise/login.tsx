import { pages, pageTitle } from '#contract/pages.ts';
import { EnterpriseLoginPage } from '#web/areas/enterprise/login/enterprise-login-page.tsx';
import '#web/styles/classes.css';
import '#web/styles/areas/enterprise.css';

export const meta = () => [
  { title: pageTitle(pages['/enterprise/login'].title) },
  { name: 'robots', content: 'noindex' },
];

export default function EnterpriseLogin() {
  return <EnterpriseLoginPage />;
}
