import { redirect } from 'react-router';
import { paths } from '#web/paths.ts';

export const loader = () => redirect(paths.notFound());

// Written out: the build removes the server's loader from the browser, with everything that refers to it.
export const clientLoader = () => redirect(paths.notFound());

export default function Unknown() {
  return null;
}
