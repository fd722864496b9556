import { LoginPage } from '#web/areas/mobile/sign-in/login-page.tsx';

export default LoginPage;
