import { useQuery } from '@tanstack/react-query';
import { Skeleton } from 'antd';
import { useSearchParams } from 'react-router';
import { call } from '#web/api/browser-call.ts';
import { LoadFailed } from '#web/features/console/load-failed.tsx';
import { PageHead } from '#web/features/console/page-head.tsx';
import { StateTabs } from '#web/features/console/state-tabs.tsx';
import { useSession } from '#web/session/session-store.ts';
import { HotWords } from './hot-words.tsx';
import { Reasons } from './reasons.tsx';
import { SensitiveWords } from './sensitive-words.tsx';
import { TrainingRules } from './training-rules.tsx';
import { TryText } from './try-text.tsx';

function useWords() {
  return useQuery({
    queryKey: ['words'],
    queryFn: () => call('GET /api/admin/words', {}, { background: true, quiet: true }),
  });
}

/** 词库: what the home page suggests, what texts are looked through for, and the reasons that reviewers give. */
export function WordsPage() {
  const [params, setParams] = useSearchParams();
  const role = useSession((state) => state.operator?.role);
  const words = useWords();
  const reviews = role === 'super' || role === 'review';
  const tab = params.get('tab') ?? 'hot';
  if (words.isError)
    return (
      <>
        <PageHead />
        <LoadFailed title="词库没有加载出来" onRetry={words.refetch} />
      </>
    );
  const { hot = [], sensitive = [], training = [] } = words.data ?? {};
  return (
    <>
      <PageHead />
      <section className="rounded-card border border-line bg-surface">
        <StateTabs
          label="词库"
          active={tab}
          onChange={(key) => setParams({ tab: key })}
          tabs={[
            { key: 'hot', label: '热门搜索', n: hot.length },
            { key: 'sensitive', label: '敏感词', n: sensitive.length },
            { key: 'training', label: '招转培规则', n: training.length },
            ...(reviews ? [{ key: 'reasons', label: '理由模板' }] : []),
          ]}
        />
        {words.isPending ? (
          <Skeleton active className="p-4" />
        ) : (
          <>
            {tab === 'hot' && <HotWords words={hot} />}
            {tab === 'sensitive' && <SensitiveWords words={sensitive} />}
            {tab === 'training' && <TrainingRules rules={training} />}
            {tab === 'reasons' && reviews && <Reasons />}
          </>
        )}
      </section>
      {(tab === 'sensitive' || tab === 'training') && <TryText />}
    </>
  );
}
