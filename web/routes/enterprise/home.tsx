import { redirect } from 'react-router';
import { paths } from '#web/paths.ts';

/** /enterprise is the shell; it opens at the posts (seed, section 2). */
export const loader = () => redirect(paths.ment());
export const clientLoader = () => redirect(paths.ment());

export default function EnterpriseIndex() {
  return null;
}
