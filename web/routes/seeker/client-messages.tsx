import { lazy, Suspense } from 'react';
import { pages } from '#contract/pages.ts';
import { Skeleton } from '#web/ui/skeleton.tsx';

const MessagesPage = lazy(() =>
  import('#web/areas/seeker/messages/messages-page.tsx').then(({ MessagesPage }) => ({ default: MessagesPage })),
);

export default function SeekerMessages() {
  return (
    <Suspense
      fallback={
        <>
          <h1 className="sr-only">{pages['/client/messages'].title}</h1>
          <Skeleton className="h-[max(480px,calc(100dvh-160px))] w-full rounded-card" />
        </>
      }
    >
      <MessagesPage />
    </Suspense>
  );
}
