import { DirectLoginPage } from '#web/areas/mobile/sign-in/direct-login-page.tsx';

export default DirectLoginPage;
