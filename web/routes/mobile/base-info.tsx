import { MobileSkeleton } from '#web/areas/mobile/shell/mobile-skeleton.tsx';
import { BaseInfoPage } from '#web/areas/mobile/sign-in/base-info-page.tsx';

/** Only the browser knows whose phone it is. */
export const clientLoader = () => null;
clientLoader.hydrate = true as const;
export const HydrateFallback = MobileSkeleton;

export default BaseInfoPage;
