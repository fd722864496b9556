import { AdminLoginPage } from '#web/areas/admin/login/admin-login-page.tsx';
import '#web/styles/classes.css';
import '#web/styles/areas/admin.css';

export default function AdminLogin() {
  return <AdminLoginPage />;
}
