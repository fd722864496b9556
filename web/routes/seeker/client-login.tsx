import { SeekerLoginPage } from '#web/areas/seeker/login/seeker-login-page.tsx';
import '#web/styles/classes.css';
import '#web/styles/areas/seeker.css';

export default SeekerLoginPage;
