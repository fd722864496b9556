import { lazy, Suspense } from 'react';
import { pages } from '#contract/pages.ts';
import '#web/styles/classes.css';
import '../../fairs.css';

const RoutePage = lazy(() =>
  import('../../public/route/route-page.tsx').then(({ RoutePage }) => ({ default: RoutePage })),
);

export default function FairRoute() {
  return (
    <Suspense fallback={<h1 className="sr-only">{pages['/recruitment/route'].title}</h1>}>
      <RoutePage />
    </Suspense>
  );
}
