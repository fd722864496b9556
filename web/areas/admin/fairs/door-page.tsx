import { Button, Input } from 'antd';
import { CircleCheck, CircleX, RotateCcw } from 'lucide-react';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import type { FairCounts } from '#contract/fairs/company-fairs.ts';
import { ApiError } from '#web/api/api-error.ts';
import { useAction } from '#web/features/calls/use-action.ts';
import { useCall } from '#web/features/calls/use-call.ts';
import { RowsSkeleton } from '#web/features/console/list-skeleton.tsx';
import { LoadFailed } from '#web/features/console/load-failed.tsx';
import { PageHead } from '#web/features/console/page-head.tsx';
import { hoursText, placeText } from '#web/features/fairs/fair-words.ts';
import { ScanButton } from '#web/features/fairs/scan-button.tsx';
import { monthDay, timeOfDay } from '#web/features/time/day-parts.ts';
import { fairCalls, useFair } from './fair-calls.ts';

/** Polling interval of the counts. */
const COUNTS_MS = 5_000;

type Seen = { tone: 'ok' | 'warm' | 'err'; title: string; text: string } | null;

const looks = {
  ok: ['border-ok-line bg-ok-tint text-ok-ink', CircleCheck],
  warm: ['border-warm-line bg-warm-tint text-warm-ink', RotateCcw],
  err: ['border-err-line bg-err-tint text-err-ink', CircleX],
} as const;

function Verdict({ seen }: { seen: Seen }) {
  if (!seen)
    return (
      <p className="grid min-h-[max(11rem,calc(100dvh-500px))] place-items-center rounded-card border border-dashed border-line-strong p-6 text-20 text-ink-3">
        等待出示入场码
      </p>
    );
  const [look, Icon] = looks[seen.tone];
  return (
    <p
      className={`flex min-h-[max(11rem,calc(100dvh-500px))] items-center justify-center gap-6 rounded-card border p-6 ${look}`}
    >
      <Icon size={72} aria-hidden className="flex-none max-sm:size-12" />
      <span>
        <b className="block text-32 leading-tight font-semibold">{seen.title}</b>
        <span className="text-18">{seen.text}</span>
      </span>
    </p>
  );
}

function LiveCounts({ counts }: { counts: FairCounts | undefined }) {
  const cells: [string, number | undefined, string?][] = [
    ['已签到', counts?.checkedIn, counts ? `共 ${counts.signedUp} 人报名` : ''],
    ['候补', counts?.waiting],
    ['单位到场', counts?.exhibitorsIn, counts ? `共 ${counts.approved} 家` : ''],
    ['展位售出', counts?.booths.sold, counts ? `空 ${counts.booths.free}` : ''],
  ];
  return (
    <dl className="grid grid-cols-4 gap-3 max-sm:grid-cols-2" aria-live="polite">
      {cells.map(([label, value, note]) => (
        <div key={label} className="flex flex-col rounded-card border border-line bg-surface p-4">
          <dt className="text-13 text-ink-3">{label}</dt>
          <dd className="tabular text-32 leading-10 font-semibold text-ink-1">{value ?? '–'}</dd>
          <dd className="text-12 text-ink-3">{note}</dd>
        </div>
      ))}
    </dl>
  );
}

/** Admission: codes by camera or keyboard, arrivals, and counts. */
export function DoorPage() {
  const [address] = useSearchParams();
  const id = address.get('id') ?? '';
  const fair = useFair(id);
  const params = { id };
  const counts = useCall(
    'GET /api/admin/fairs/:id/counts',
    { params },
    { background: true, quiet: true, refetchInterval: COUNTS_MS },
  );
  const checkIn = useAction('POST /api/admin/fairs/:id/check-ins', { quiet: true, invalidates: fairCalls });
  const [code, setCode] = useState('');
  const [seen, setSeen] = useState<Seen>(null);
  const show = async (given: string) => {
    if (given.trim() === '') return;
    setCode('');
    await checkIn.mutateAsync({ params, body: { code: given.trim() } }).then(
      ({ name, again, checkedInAt }) =>
        setSeen(
          again
            ? { tone: 'warm', title: name, text: `${timeOfDay(checkedInAt)} 已签到过，请核对是否本人` }
            : { tone: 'ok', title: name, text: '签到成功，请入场' },
        ),
      (error: unknown) =>
        setSeen({
          tone: 'err',
          title: '不能入场',
          text: error instanceof ApiError ? error.message : '没有连上，请重试',
        }),
    );
  };
  if (fair.isError || id === '')
    return (
      <>
        <PageHead />
        <LoadFailed title="招聘会没有加载出来" onRetry={fair.refetch} />
      </>
    );
  if (!fair.data) return <RowsSkeleton />;
  return (
    <>
      <PageHead
        title={fair.data.title}
        note={
          <>
            {monthDay(fair.data.startsAt)} {hoursText(fair.data)} · {placeText(fair.data)}
          </>
        }
      />
      <section className="mb-3 rounded-card border border-line bg-surface p-5" aria-label="签到">
        <div role="status">
          <Verdict seen={seen} />
        </div>
        <form
          className="mt-4 flex flex-wrap gap-3"
          onSubmit={(event) => {
            event.preventDefault();
            void show(code);
          }}
        >
          <Input
            className="h-20! min-w-0 flex-1 text-24! max-sm:w-full! max-sm:flex-none"
            size="large"
            autoFocus
            autoComplete="off"
            placeholder="扫码枪扫描，或输入 12 位入场码"
            aria-label="入场码"
            maxLength={200}
            value={code}
            onChange={(event) => setCode(event.target.value)}
          />
          <Button className="h-20! px-12! text-20!" type="primary" htmlType="submit" loading={checkIn.isPending}>
            签到
          </Button>
          <div className="flex flex-wrap gap-3">
            <ScanButton large onCode={(given) => void show(given)} />
          </div>
        </form>
      </section>
      <LiveCounts counts={counts.data} />
    </>
  );
}
