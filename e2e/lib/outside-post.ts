import { overHttp } from './over-http.ts';

interface Listed {
  id: string;
  title: string;
  applyWay?: string;
  exam?: object | null;
  company: { claimed: boolean };
}

/** The newest post of a school that is not here, and of no announced project, for which one applies in this way. */
export async function outsidePost(origin: string, way: 'web' | 'mail', cursor = ''): Promise<Listed> {
  const { items, nextCursor } = await overHttp(origin)('GET', `/api/posts?sort=newest${cursor}`);
  const found = (items as Listed[]).find(
    ({ applyWay, exam, company }) => applyWay === way && !exam && !company.claimed,
  );
  if (found) return found;
  if (!nextCursor) throw new Error(`no post takes applications by ${way}`);
  return outsidePost(origin, way, `&cursor=${encodeURIComponent(nextCursor)}`);
}
