import { redirect } from 'react-router';
import { paths } from '#web/paths.ts';

export const loader = () => redirect(paths.notFound());
export const clientLoader = loader;

export default function Unknown() {
  return null;
}
