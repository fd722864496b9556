import { MobileSkeleton } from '#web/areas/mobile/shell/mobile-skeleton.tsx';
import { BaseInfoPage } from '#web/areas/mobile/sign-in/base-info-page.tsx';

/** Whose phone it is, only the browser knows. */
export const clientLoader = () => null;
clientLoader.hydrate = true as const;
export const HydrateFallback = MobileSkeleton;

export default function MobileBaseInfo() {
  return <BaseInfoPage />;
}
