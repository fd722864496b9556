import { lazy, Suspense } from 'react';
import { pages, pageTitle } from '#contract/pages.ts';
import { ListSkeleton } from '#web/features/console/list-skeleton.tsx';

const WordsPage = lazy(() =>
  import('#web/areas/admin/words/words-page.tsx').then(({ WordsPage }) => ({ default: WordsPage })),
);

export const meta = () => [{ title: pageTitle(pages['/admin/words'].title) }, { name: 'robots', content: 'noindex' }];

export default function AdminWords() {
  return (
    <Suspense fallback={<ListSkeleton />}>
      <WordsPage />
    </Suspense>
  );
}
