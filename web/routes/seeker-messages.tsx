import { lazy, Suspense } from 'react';
import { pages, pageTitle } from '#contract/pages.ts';

const MessagesPage = lazy(() =>
  import('../areas/seeker/messages/messages-page.tsx').then(({ MessagesPage }) => ({ default: MessagesPage })),
);

export const meta = () => [
  { title: pageTitle(pages['/client/messages'].title) },
  { name: 'robots', content: 'noindex' },
];

export default function SeekerMessages() {
  return (
    <Suspense>
      <MessagesPage />
    </Suspense>
  );
}
