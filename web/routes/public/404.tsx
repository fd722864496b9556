import { data } from 'react-router';
import { NotFound } from '#web/features/page/not-found.tsx';
import { pageMeta } from '#web/features/page/page-meta.ts';
import type { Route } from './+types/404';

export const loader = () => data(null, { status: 404 });
export const clientLoader = () => null;
export const meta: Route.MetaFunction = ({ matches }) => pageMeta(matches, { name: '页面不存在' });

export default function NotFoundRoute() {
  return <NotFound />;
}
