import { useEffect, useState } from 'react';
import { memberRoles } from '#contract/companies/member-roles.ts';
import type { teamEndpoints } from '#contract/companies/teams.ts';
import type { AnswerOf } from '#contract/endpoint.ts';
import { ApiError } from '#web/api/api-error.ts';
import { call } from '#web/api/browser-call.ts';
import { paths } from '#web/paths.ts';
import { safePath } from '#web/safe-path.ts';

type Invitation = AnswerOf<(typeof teamEndpoints)['GET /api/team/invitations/:token']>;

/** The invitation that sign-in leads to. */
function tokenIn(redirect: string | null): string | null {
  const [path, query] = (redirect ? (safePath(redirect) ?? '') : '').split('?');
  return path === paths.enterpriseAuth() ? new URLSearchParams(query).get('invite') : null;
}

/** Who invites into which school, for a colleague who has to sign in first. */
export function InvitedNote({ redirect }: { redirect: string | null }) {
  const token = tokenIn(redirect);
  const [found, setFound] = useState<Invitation | string | null>(null);
  useEffect(() => {
    if (!token) return;
    const leave = new AbortController();
    const options = { background: true, quiet: true, signal: leave.signal };
    call('GET /api/team/invitations/:token', { params: { token } }, options).then(setFound, (error: unknown) => {
      if (error instanceof ApiError && error.status === 404) setFound(error.message);
    });
    return () => leave.abort();
  }, [token]);
  if (!token || !found) return null;
  return (
    <div className="mb-6 rounded-card bg-brand-tint px-4 py-3 text-14 text-ink-2" role="status">
      {typeof found === 'string' ? (
        found
      ) : (
        <>
          <b className="block font-medium text-ink-1">
            {found.inviter} 邀请您加入 {found.companyName}
          </b>
          用自己的手机号登录后确认加入，角色：{memberRoles[found.role]}
        </>
      )}
    </div>
  );
}
