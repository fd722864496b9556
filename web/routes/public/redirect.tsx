import { redirect } from 'react-router';
import { safePath } from '#web/safe-path.ts';
import type { Route } from './+types/redirect';

/** `/redirect/jobs?keyword=…` leads to `/jobs?keyword=…`; unknown paths lead home. */
const lead = (request: Request) => {
  const { pathname, search } = new URL(request.url);
  return redirect(safePath(pathname.slice('/redirect'.length) + search));
};

export const loader = ({ request }: Route.LoaderArgs) => lead(request);
export const clientLoader = ({ request }: Route.ClientLoaderArgs) => lead(request);

export default function Redirect() {
  return null;
}
