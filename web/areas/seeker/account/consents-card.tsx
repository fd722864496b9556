import { useState } from 'react';
import type { AccountOverview } from '#contract/identity/accounts.ts';
import { dayAndTime } from '#web/features/time/day-parts.ts';
import { paths } from '#web/paths.ts';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';

const names: Record<string, { label: string; href?: string }> = {
  privacy: { label: '隐私政策', href: paths.privacy() },
  agreement: { label: '用户服务协议', href: paths.agreement() },
  exam: { label: '公开招聘报名', href: paths.ownExams() },
  delivery: { label: '看我投递的简历', href: paths.deliveries() },
};

const AT_FIRST = 6;

/** My consents, with versions and dates. */
export function ConsentsCard({ consents }: { consents: AccountOverview['consents'] }) {
  const [all, setAll] = useState(false);
  const shown = all ? consents : consents.slice(0, AT_FIRST);
  return (
    <Card id="consents" heading="授权记录" aside={consents.length > 0 ? `最近 ${consents.length} 条` : undefined}>
      {consents.length === 0 ? (
        <p className="text-13 text-ink-3">还没有授权记录</p>
      ) : (
        <>
          <table className="w-full text-14">
            <thead>
              <tr className="border-b border-line text-left text-13 text-ink-3">
                <th className="py-2 font-normal">给谁，做什么</th>
                <th className="py-2 pl-4 text-right font-normal">时间</th>
              </tr>
            </thead>
            <tbody>
              {shown.map(({ kind, version, grantedAt, company, about }) => (
                <tr key={`${kind}${grantedAt}`} className="border-b border-line last:border-b-0">
                  <td className="py-2">
                    <a className="font-medium text-ink-1 hover:text-brand" href={names[kind]?.href}>
                      {company ?? names[kind]?.label ?? kind}
                    </a>
                    <span className="block text-12 text-ink-3">{about ?? (company ? names[kind]?.label : '本站')}</span>
                  </td>
                  <td className="tabular py-2 pl-4 text-right whitespace-nowrap text-ink-2">
                    {dayAndTime(grantedAt)}
                    {version && <span className="block text-12 text-ink-3">{version} 版</span>}
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
          {consents.length > shown.length && (
            <Button look="text" wide className="mt-2" onClick={() => setAll(true)}>
              查看全部 {consents.length} 条
            </Button>
          )}
        </>
      )}
    </Card>
  );
}
