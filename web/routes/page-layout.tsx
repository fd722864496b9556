import { Outlet } from 'react-router';
import { PageError } from '#web/features/page/page-error.tsx';

/** Between an area's frame and its pages: a page that fails is replaced, and header and menu stay. */
export default Outlet;

export { PageError as ErrorBoundary };
