import { useState } from 'react';
import { useCall } from '#web/features/calls/use-call.ts';
import { Beside } from '#web/features/console/list/beside.tsx';
import { useListParams, viewOf } from '#web/features/console/list/use-list-params.ts';
import { PageHead } from '#web/features/console/page-head.tsx';
import { StateTabs } from '#web/features/console/state-tabs.tsx';
import { useSession } from '#web/session/session-store.ts';
import { SensitiveWords, TrainingRules } from './checked-words.tsx';
import { HotWords } from './hot-words.tsx';
import { HotWordsPreview } from './hot-words-preview.tsx';
import { Reasons } from './reasons.tsx';
import { TryText } from './try-text.tsx';
import { Levels } from './words-beside.tsx';

const views = { tab: viewOf(['hot', 'sensitive', 'training', 'reasons']) };
const away = { background: true, quiet: true } as const;

/** 词库: search suggestions of the home page, words that texts are checked for, and reviewers' reasons; beside each what comes of it. */
export function WordsPage() {
  const { view, show } = useListParams({}, views);
  const { tab } = view;
  const role = useSession((state) => state.operator?.role);
  const reviews = role === 'super' || role === 'review';
  const words = useCall('GET /api/admin/words', {}, away);
  const reasons = useCall('GET /api/admin/reviewReasons', reviews ? {} : null, away);
  const [fits, setFits] = useState(Number.POSITIVE_INFINITY);
  const { hot, sensitive, training } = words.data ?? {};
  const checked = { sensitive, training, hot: undefined, reasons: undefined }[tab];
  const beside = checked ? (
    <>
      <TryText />
      <Levels entries={checked} />
    </>
  ) : (
    tab === 'hot' && hot && <HotWordsPreview words={hot} fits={fits} onFit={setFits} />
  );
  return (
    <>
      <PageHead />
      <Beside aside={beside}>
        <section className="overflow-clip rounded-card border border-line bg-surface">
          <StateTabs
            label="词库"
            active={tab}
            onChange={(key) => show({ tab: key })}
            tabs={[
              { key: 'hot', label: '热门搜索', n: hot?.length },
              { key: 'sensitive', label: '敏感词', n: sensitive?.length },
              { key: 'training', label: '招转培规则', n: training?.length },
              ...(reviews ? [{ key: 'reasons', label: '理由模板', n: reasons.data?.items.length }] : []),
            ]}
          />
          {tab === 'hot' && <HotWords query={{ ...words, data: hot }} fits={fits} />}
          {tab === 'sensitive' && <SensitiveWords query={{ ...words, data: sensitive }} />}
          {tab === 'training' && <TrainingRules query={{ ...words, data: training }} />}
          {tab === 'reasons' && reviews && <Reasons query={reasons} />}
        </section>
      </Beside>
    </>
  );
}
