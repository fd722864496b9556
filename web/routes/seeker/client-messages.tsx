import { pages } from '#contract/pages.ts';
import { lazyPart } from '#web/api/lazy-part.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';

const MessagesPage = lazyPart(() => import('#web/areas/seeker/messages/messages-page.tsx'), 'MessagesPage');

const fallback = (
  <>
    <h1 className="sr-only">{pages['/client/messages'].title}</h1>
    <Skeleton className="h-[max(480px,calc(100dvh-160px))] w-full rounded-card" />
  </>
);

export default function SeekerMessages() {
  return <MessagesPage fallback={fallback} />;
}
