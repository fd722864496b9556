import { EnterpriseLoginPage } from '#web/areas/enterprise/login/enterprise-login-page.tsx';
import '#web/styles/classes.css';
import '#web/styles/areas/console.css';

export default EnterpriseLoginPage;
