import { SeekerLoginPage } from '#web/areas/seeker/login/seeker-login-page.tsx';
import { phoneEntry } from '#web/features/sign-in/entries.ts';

export default function MobileLogin() {
  return <SeekerLoginPage entry={phoneEntry} />;
}
