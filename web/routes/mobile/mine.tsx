import { MinePage } from '#web/areas/mobile/mine/mine-page.tsx';

export default MinePage;
