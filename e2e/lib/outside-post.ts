import { overHttp } from './over-http.ts';

interface Listed {
  id: string;
  title: string;
  applyWay?: string;
  exam?: object | null;
}

/** The newest post of the demo, of no announced project, for which one applies in this way instead of here. */
export async function outsidePost(origin: string, way: 'web' | 'mail', cursor = ''): Promise<Listed> {
  const { items, nextCursor } = await overHttp(origin)('GET', `/api/posts?sort=newest${cursor}`);
  const found = (items as Listed[]).find(({ applyWay, exam }) => applyWay === way && !exam);
  if (found) return found;
  if (!nextCursor) throw new Error(`no post takes applications by ${way}`);
  return outsidePost(origin, way, `&cursor=${encodeURIComponent(nextCursor)}`);
}
