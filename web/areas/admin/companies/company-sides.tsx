import { Link } from 'react-router';
import type { CompanyState } from '#contract/companies/company-state.ts';
import { placeName } from '#contract/taxonomy/places/cities.ts';
import { useCall } from '#web/features/calls/use-call.ts';
import { StripLines, StripPanel } from '#web/features/console/list/strip.tsx';
import { agoText } from '#web/features/time/time-text.ts';
import { paths } from '#web/paths.ts';

/** Schools below this are spoken to. */
export const LOW_RATE = 60;

const SHOWN = { waiting: 2, low: 4 };
const away = { background: true, quiet: true } as const;

interface Props {
  counts: Partial<Record<CompanyState, number>> | undefined;
  onOpen(id: string): void;
}

/** What is to be done about companies: those that wait, and those that hardly answer. */
export function CompanySides({ counts, onOpen }: Props) {
  const waiting = useCall('GET /api/admin/companies', { query: { status: 'pending' } }, away);
  const silent = useCall('GET /api/admin/companies', { query: { status: 'approved', sort: 'replies' } }, away);
  const low = (silent.data?.items ?? []).filter(({ replyRate }) => replyRate !== null && replyRate < LOW_RATE);
  return (
    <>
      {(counts?.pending ?? 0) > 0 && (
        <StripPanel title={`等着审核 ${counts?.pending}`} end={<Link to={paths.adminReviews()}>去审核</Link>}>
          <StripLines
            lines={(waiting.data?.items ?? []).slice(0, SHOWN.waiting).map(({ id, name, regionCode, createdAt }) => ({
              key: id,
              label: name,
              value: null,
              about: `${placeName(regionCode)}，${agoText(createdAt, Date.now())}`,
              onOpen: () => onOpen(id),
            }))}
          />
        </StripPanel>
      )}
      {low.length > 0 && (
        <StripPanel title="该提醒回复的" end={`低于 ${LOW_RATE}%`}>
          <StripLines
            lines={low.slice(0, SHOWN.low).map(({ id, name, replyRate, openPosts }) => ({
              key: id,
              label: name,
              value: <b className="font-semibold text-warm-ink">{replyRate}%</b>,
              about: `在招 ${openPosts} 个职位`,
              meter: { value: replyRate ?? 0, of: 100, low: true },
              onOpen: () => onOpen(id),
            }))}
          />
        </StripPanel>
      )}
    </>
  );
}
