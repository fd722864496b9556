import { Button, Input } from 'antd';
import { CircleAlert, CircleCheck, CircleX, ScanLine } from 'lucide-react';
import { useRef, useState } from 'react';
import { useSearchParams } from 'react-router';
import { ApiError } from '#web/api/api-error.ts';
import { useAction, useCall } from '#web/features/calls/use-call.ts';
import { RowsSkeleton } from '#web/features/console/list-skeleton.tsx';
import { LoadFailed } from '#web/features/console/load-failed.tsx';
import { PageHead } from '#web/features/console/page-head.tsx';
import { ScanButton } from '#web/features/scan/scan-button.tsx';
import { monthDay, timeOfDay } from '#web/features/time/day-parts.ts';
import { handled } from '#web/ui/handled.ts';
import type { FairCounts } from '../../contract/operator-fairs.ts';
import { hoursText, placeText } from '../parts/fair-words.ts';
import { fairCalls, useFair } from './fair-calls.ts';
import '../fairs.css';

/** Polling interval of the counts. */
const COUNTS_MS = 5_000;

type Seen = { tone: 'ok' | 'warm' | 'err'; title: string; text: string } | null;

const looks = {
  ok: ['border-ok-line bg-ok-tint text-ok-ink', CircleCheck],
  warm: ['border-warm-line bg-warm-tint text-warm-ink', CircleAlert],
  err: ['border-err-line bg-err-tint text-err-ink', CircleX],
} as const;

const stage =
  'flex min-h-80 items-center justify-center rounded-card border p-6 text-center max-sm:min-h-40 max-sm:p-4';

function Verdict({ seen }: { seen: Seen }) {
  if (!seen)
    return (
      <p className={`${stage} flex-col gap-3 border-transparent bg-brand-tint text-ink-2`}>
        <ScanLine size={72} strokeWidth={1.5} className="text-brand max-sm:size-12" aria-hidden />
        <b className="text-20 font-semibold text-ink-1">等待出示入场码</b>
        <span className="text-14">扫码枪直接扫；没有扫码枪，用摄像头，或让对方报 12 位入场码</span>
      </p>
    );
  const [look, Icon] = looks[seen.tone];
  return (
    <p className={`${stage} gap-6 ${look}`}>
      <Icon size={72} aria-hidden className="flex-none max-sm:size-12" />
      <span>
        <b className="block text-28 leading-tight font-semibold">{seen.title}</b>
        <span className="text-20">{seen.text}</span>
      </span>
    </p>
  );
}

/** '已签到 12 / 300 人，单位到场 3 / 40 家' */
const countsText = ({ checkedIn, signedUp, exhibitorsIn, approved }: FairCounts) =>
  `已签到 ${checkedIn} / ${signedUp} 人，单位到场 ${exhibitorsIn} / ${approved} 家`;

/** Admission: codes by camera or keyboard, and counts. */
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
  const checkIn = useAction('POST /api/admin/fairs/:id/check-ins', {
    invalidates: fairCalls,
    // One after the other, so that the last verdict is that of the last scan.
    scope: { id: 'check-ins' },
  });
  const [code, setCode] = useState('');
  // What the field holds before it is drawn again: of two presses at once the second finds it empty.
  const typed = useRef('');
  const put = (text: string) => {
    typed.current = text;
    setCode(text);
  };
  const [seen, setSeen] = useState<Seen>(null);
  const show = async (given: string) => {
    if (given.trim() === '') return;
    put('');
    await checkIn.mutateAsync({ params, body: { code: given.trim() } }).then(
      ({ name, again, checkedInAt }) => {
        setSeen(
          again
            ? { tone: 'warm', title: name, text: `${timeOfDay(checkedInAt)} 已签到过，请核对是否本人` }
            : { tone: 'ok', title: name, text: '签到成功，请入场' },
        );
      },
      (error: unknown) => {
        if (error instanceof ApiError && error.kind === 'status')
          return setSeen({ tone: 'err', title: '不能入场', text: error.message });
        // Nobody has looked at the code: it stands again, unless the next one was scanned meanwhile.
        put(typed.current || given);
        setSeen({ tone: 'warm', title: '没有连上', text: '请再试一次' });
      },
    );
  };
  if (fair.isError || id === '')
    return (
      <>
        <PageHead />
        <LoadFailed title="招聘会没有加载出来" error={fair.error} onRetry={fair.refetch} />
      </>
    );
  if (!fair.data) return <RowsSkeleton />;
  return (
    <>
      <PageHead
        note={
          <>
            {fair.data.title} · {monthDay(fair.data.startsAt)} {hoursText(fair.data)} · {placeText(fair.data)}
          </>
        }
      />
      <p aria-live="polite" className="tabular mb-3 text-14 text-ink-2">
        {counts.data && countsText(counts.data)}
      </p>
      <section className="card p-5 max-sm:p-4" aria-label="签到">
        <div role="status">
          <Verdict seen={seen} />
        </div>
        <form className="mt-4 flex flex-wrap gap-3" onSubmit={handled(() => show(typed.current))}>
          <Input
            className="h-20 min-w-0 flex-1 text-20 max-sm:h-14 max-sm:w-full max-sm:flex-none max-sm:text-20"
            size="large"
            autoFocus
            autoComplete="off"
            placeholder="12 位入场码"
            aria-label="入场码"
            maxLength={200}
            value={code}
            onChange={(event) => put(event.target.value)}
          />
          {/* Never in its loading state: a button that loads refuses Enter, and the next scan would be lost. */}
          <Button
            className="h-20 px-12 text-20 max-sm:h-14 max-sm:flex-1 max-sm:text-16"
            type="primary"
            htmlType="submit"
          >
            签到
          </Button>
          <ScanButton large onCode={(given) => void show(given)} />
        </form>
      </section>
    </>
  );
}
