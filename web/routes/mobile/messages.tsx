import { lazy, Suspense } from 'react';
import { useSearchParams } from 'react-router';
import { MobileSkeleton } from '#web/areas/mobile/shell/mobile-skeleton.tsx';

const MessagesPage = lazy(() =>
  import('#web/areas/seeker/messages/messages-page.tsx').then(({ MessagesPage }) => ({ default: MessagesPage })),
);
const NoticesPage = lazy(() =>
  import('#web/areas/seeker/notices/notices-page.tsx').then(({ NoticesPage }) => ({ default: NoticesPage })),
);

/** 消息 in the phone's shell; an open conversation fills the screen. */
export default function MobileMessages() {
  const [params] = useSearchParams();
  return (
    <Suspense fallback={<MobileSkeleton />}>
      <div className={params.has('id') ? 'm-talking' : 'm-page'}>
        {params.get('tab') === 'notices' ? <NoticesPage /> : <MessagesPage />}
      </div>
    </Suspense>
  );
}
