import { redirect, useSearchParams } from 'react-router';
import { lazyPart } from '#web/api/lazy-part.tsx';
import { SeekerSkeleton } from '#web/areas/seeker/shell/seeker-skeleton.tsx';
import { paths } from '#web/paths.ts';
import type { Route } from './+types/messages';

const MessagesPage = lazyPart(() => import('#web/areas/seeker/messages/messages-page.tsx'), 'MessagesPage');
const NoticesPage = lazyPart(() => import('#web/areas/seeker/notices/notices-page.tsx'), 'NoticesPage');

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
  const Page = params.get('tab') === 'notices' ? NoticesPage : MessagesPage;
  return (
    <div
      className={
        params.has('id') ? 'm-talking flex h-full flex-col bg-surface pb-[env(safe-area-inset-bottom)]' : undefined
      }
    >
      <Page fallback={<SeekerSkeleton />} />
    </div>
  );
}
