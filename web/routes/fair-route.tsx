import { lazy, Suspense } from 'react';
import { pages, pageTitle } from '#contract/pages.ts';
import '../styles/classes.css';
import '../styles/areas/fairs.css';

const RoutePage = lazy(() =>
  import('../areas/public/fairs/route-page.tsx').then(({ RoutePage }) => ({ default: RoutePage })),
);

export const meta = () => [
  { title: pageTitle(pages['/recruitment/route'].title) },
  { name: 'robots', content: 'noindex' },
];

export default function FairRoute() {
  return (
    <Suspense fallback={<h1 className="sr-only">{pages['/recruitment/route'].title}</h1>}>
      <RoutePage />
    </Suspense>
  );
}
