import { call } from '#web/api/browser-call.ts';
import { LookMePage } from '#web/areas/seeker/look-me/look-me-page.tsx';
import { failPage } from '#web/features/page/page-failure.ts';
import { getSession } from '#web/session/session-store.ts';
import type { Route } from './+types/business-look-me';

export const clientLoader = async () => {
  const phone = getSession().user?.phone ?? '';
  const [list, blocks] = await Promise.all([
    call('GET /api/resume/getViewsList', { query: { phone } }),
    call('GET /api/jobers/me/blocks'),
  ]).catch(failPage);
  return { phone, list, blocks: blocks.map(({ company }) => company.id) };
};

export default function LookMe({ loaderData }: Route.ComponentProps) {
  return <LookMePage {...loaderData} />;
}
