import { AdminLoginPage } from '#web/areas/admin/login/admin-login-page.tsx';
import '#web/styles/classes.css';
import '#web/styles/areas/console.css';

export default AdminLoginPage;
