import { lazy, Suspense } from 'react';
import { redirect, useSearchParams } from 'react-router';
import { MobileSkeleton } from '#web/areas/mobile/shell/mobile-skeleton.tsx';
import { paths } from '#web/paths.ts';
import type { Route } from './+types/messages';

const MessagesPage = lazy(() =>
  import('#web/areas/seeker/messages/messages-page.tsx').then(({ MessagesPage }) => ({ default: MessagesPage })),
);
const NoticesPage = lazy(() =>
  import('#web/areas/seeker/notices/notices-page.tsx').then(({ NoticesPage }) => ({ default: NoticesPage })),
);

/** A conversation has its list and its post beside it where a window has room: on the wide site. */
export const clientLoader = ({ request }: Route.ClientLoaderArgs) => {
  const { searchParams } = new URL(request.url);
  if (!matchMedia('(min-width: 768px)').matches) return null;
  throw redirect(
    searchParams.get('tab') === 'notices' ? paths.notices() : paths.messages(searchParams.get('id') ?? undefined),
  );
};

/** 消息 in the phone's shell; an open conversation fills the screen. */
export default function MobileMessages() {
  const [params] = useSearchParams();
  return (
    <Suspense fallback={<MobileSkeleton />}>
      <div className={params.has('id') ? 'm-talking' : 'm-page pt-2'}>
        {params.get('tab') === 'notices' ? <NoticesPage /> : <MessagesPage />}
      </div>
    </Suspense>
  );
}
