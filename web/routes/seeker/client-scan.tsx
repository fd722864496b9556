import { ScanPage } from '#web/areas/seeker/login/scan-page.tsx';

export default ScanPage;
