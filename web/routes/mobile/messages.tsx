import { lazy, Suspense } from 'react';
import { MobileSkeleton } from '#web/areas/mobile/shell/mobile-skeleton.tsx';

const MessagesPage = lazy(() =>
  import('#web/areas/mobile/messages/messages-page.tsx').then((module) => ({ default: module.MessagesPage })),
);

export default function MobileMessages() {
  return (
    <Suspense fallback={<MobileSkeleton />}>
      <MessagesPage />
    </Suspense>
  );
}
