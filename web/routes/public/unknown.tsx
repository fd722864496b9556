import { redirect } from 'react-router';
import { paths } from '#web/paths.ts';

export const loader = () => redirect(paths.notFound());

// Written out: the build takes the server's loader away from the browser, with whatever refers to it.
export const clientLoader = () => redirect(paths.notFound());

export default function Unknown() {
  return null;
}
