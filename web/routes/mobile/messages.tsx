import { lazy, Suspense } from 'react';
import { pages, pageTitle } from '#contract/pages.ts';
import { MobileSkeleton } from '#web/areas/mobile/shell/mobile-skeleton.tsx';

const MessagesPage = lazy(() =>
  import('#web/areas/mobile/messages/messages-page.tsx').then((module) => ({ default: module.MessagesPage })),
);

export const meta = () => [
  { title: pageTitle(pages['/mobile/messages'].title) },
  { name: 'robots', content: 'noindex' },
];

export default function MobileMessages() {
  return (
    <Suspense fallback={<MobileSkeleton />}>
      <MessagesPage />
    </Suspense>
  );
}
