import { useState } from 'react';
import { lazyPart } from '#web/api/lazy-part.tsx';
import { dayAndTime } from '#web/features/time/day-parts.ts';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';

const ObjectionForm = lazyPart(() => import('../publicity/objection-form.tsx').then((module) => module.ObjectionForm));

/** 成绩复查: the request to count one's own written score again, while the project takes it. */
export function RecountCard({ publicationId, until }: { publicationId: string; until: string }) {
  const [step, setStep] = useState<'closed' | 'open' | 'filed'>('closed');
  return (
    <Card space="side" id="recount" heading="成绩复查">
      <p className="mb-3 text-12 text-ink-3">只复查自己的笔试成绩，答复只告诉本人。{dayAndTime(until)} 截止。</p>
      {step === 'closed' && (
        <Button look="tint" wide onClick={() => setStep('open')}>
          申请复查我的成绩
        </Button>
      )}
      {step === 'open' && (
        <ObjectionForm publicationId={publicationId} targets={[]} isRecount onDone={() => setStep('filed')} />
      )}
      {step === 'filed' && (
        <p className="rounded-ctl bg-ok-tint px-3 py-2 text-13 text-ok-ink" role="status">
          已提交，答复会通知你。
        </p>
      )}
    </Card>
  );
}
