import { useEffect, useState } from 'react';
import type { BoxInterview } from '#contract/deliveries/box-interviews.ts';
import { usualMinutes } from '#contract/deliveries/interviews.ts';
import { dayAt } from '#contract/months.ts';
import { call } from '#web/api/browser-call.ts';
import { clashesWith, spanText } from '#web/features/interviews/clashes.ts';
import { shanghaiInstant } from '#web/features/time/shanghai-instant.ts';

/** Names the company's interviews at the time that was chosen, `YYYY-MM-DDTHH:mm`. */
export function ClashLine({ at }: { at: string }) {
  const [clashes, setClashes] = useState<readonly BoxInterview[]>([]);
  useEffect(() => {
    let isShown = true;
    setClashes([]);
    const start = shanghaiInstant(at);
    if (Number.isNaN(start.getTime())) return;
    const query = { from: dayAt(start), days: 2 };
    const chosen = { starts: [start.getTime()], minutes: usualMinutes, deliveryIds: [] };
    call('GET /api/company/interviews', { query }, { background: true, quiet: true }).then(
      (held) => isShown && setClashes(clashesWith(held, chosen)),
      () => undefined,
    );
    return () => {
      isShown = false;
    };
  }, [at]);
  if (clashes.length === 0) return null;
  return (
    <span className="text-12 text-warm-ink" role="status">
      这段时间已有面试：{clashes.map((one) => `${one.slots ? '待选时间' : spanText(one)} ${one.name}`).join('、')}
    </span>
  );
}
