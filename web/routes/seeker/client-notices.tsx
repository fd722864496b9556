import { pages } from '#contract/pages.ts';
import { lazyPart } from '#web/api/lazy-part.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';

const NoticesPage = lazyPart(() => import('#web/areas/seeker/notices/notices-page.tsx'), 'NoticesPage');

const fallback = (
  <>
    <h1 className="sr-only">{pages['/client/notices'].title}</h1>
    <Skeleton className="h-[calc(100dvh-160px)] w-full rounded-card" />
  </>
);

export default function SeekerNotices() {
  return <NoticesPage fallback={fallback} />;
}
