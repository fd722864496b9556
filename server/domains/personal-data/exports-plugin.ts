import { and, eq, gt } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { accountExport } from '#database/schema/accounts.ts';
import { readCookie, resolveCookie } from '#server/domains/identity/public.ts';
import type { Deps } from '#server/platform/deps.ts';
import { appError } from '#server/platform/http/app-error.ts';
import { noteActor } from '#server/platform/http/security-events.ts';
import { isExportLink } from './ask-export.ts';

interface ExportQuery {
  Params: { id: string };
  Querystring: { sign?: unknown };
}

const absent = () => appError('NOT_FOUND', { message: '链接已失效，请重新导出' });

/** The export at its link, for a browser that is signed in to the account: a leaked link opens nothing. */
export async function exportsPlugin(app: FastifyInstance, { deps }: { deps: Deps }): Promise<void> {
  app.get<ExportQuery>('/account-exports/:id', async (request, reply) => {
    const { id } = request.params;
    if (!isExportLink(deps, id, request.query.sign)) throw absent();
    const now = deps.clock.now();
    const header = (name: string) => [request.headers[name]].flat()[0];
    const cookie = readCookie({ header }, deps.config);
    const actor = cookie ? await resolveCookie(deps.db, cookie, now) : null;
    if (!actor) throw appError('SESSION_EXPIRED');
    noteActor(request, actor);
    const [row] = await deps.db
      .select()
      .from(accountExport)
      .where(
        and(eq(accountExport.id, id), eq(accountExport.accountId, actor.accountId), gt(accountExport.expiresAt, now)),
      );
    const bytes = row?.storageKey ? await deps.files.read(row.storageKey) : null;
    if (!row || !bytes) throw absent();
    return reply
      .type('application/zip')
      .header('content-disposition', `attachment; filename*=UTF-8''${encodeURIComponent('我的数据.zip')}`)
      .header('content-length', row.size ?? undefined)
      .header('cache-control', 'private, no-store')
      .header('x-content-type-options', 'nosniff')
      .send(bytes);
  });
}
