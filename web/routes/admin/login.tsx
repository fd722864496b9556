import { pages, pageTitle } from '#contract/pages.ts';
import { AdminLoginPage } from '#web/areas/admin/login/admin-login-page.tsx';
import '#web/styles/classes.css';
import '#web/styles/areas/admin.css';

export const meta = () => [{ title: pageTitle(pages['/admin/login'].title) }, { name: 'robots', content: 'noindex' }];

export default function AdminLogin() {
  return <AdminLoginPage />;
}
