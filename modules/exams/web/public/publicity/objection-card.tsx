import { useState } from 'react';
import { lazyPart } from '#web/api/lazy-part.tsx';
import { dayAndTime, monthDay } from '#web/features/time/day-parts.ts';
import { Card } from '#web/ui/card.tsx';
import { Tag } from '#web/ui/tag.tsx';
import type { PublicObjection, PublicObjections } from '../../../contract/publicity/objections.ts';
import {
  objection as machine,
  type ObjectionKind,
  type ObjectionState,
  objectionKinds,
} from '../../../contract/results/objection-state.ts';
import type { ObjectionTarget } from './objection-form.tsx';

const ObjectionForm = lazyPart(() => import('./objection-form.tsx').then(({ ObjectionForm }) => ObjectionForm));

interface Props extends PublicObjections {
  publicationId: string;
  targets: readonly ObjectionTarget[];
  /** Where to sign in; null for who is signed in. */
  signInHref: string | null;
  onFiled(): void;
}

function Answered({ kind, status, madeAt, answer, answeredAt }: PublicObjection) {
  const state = status as ObjectionState;
  return (
    <li className="py-2.5 text-14">
      <p className="flex items-center justify-between gap-2">
        <span className="font-semibold text-ink-1">{objectionKinds[kind as ObjectionKind]}</span>
        <Tag tone={state === 'filed' ? 'warm' : state === 'upheld' ? 'err' : 'ok'}>{machine.labels.seeker[state]}</Tag>
      </p>
      {answer && <p className="mt-1 break-words whitespace-pre-wrap">{answer}</p>}
      <p className="tabular mt-1 text-14 text-ink-3">
        {monthDay(madeAt)} 受理{answeredAt ? `，${monthDay(answeredAt)} 答复` : '，答复会公开，不显示异议人'}
      </p>
    </li>
  );
}

/** 提出异议 while a list is shown, and the public list of answers. Null for a list that takes none and has none. */
export function ObjectionCard({ publicationId, window, items, targets, signInHref, onFiled }: Props) {
  const [filed, setFiled] = useState(false);
  const takes = window?.open === true && window.workingDays > 0;
  if (!takes && items.length === 0) return null;
  const done = () => {
    setFiled(true);
    onFiled();
  };
  return (
    <Card space="side" id="objections" heading={takes ? '提出异议' : '异议与答复'}>
      {takes && (
        <>
          <p className="mb-3 text-14 text-ink-3">
            实名提交，身份只有负责人和监督能看到。{dayAndTime(window.endsAt)} 截止。
          </p>
          {filed ? (
            <p className="rounded-ctl bg-ok-tint px-3 py-2 text-14 text-ok-ink" role="status">
              已提交，答复会通知你。
              <button type="button" className="ml-2 text-brand" onClick={() => setFiled(false)}>
                再提一件
              </button>
            </p>
          ) : signInHref ? (
            <a className="btn btn-tint unless-seeker w-full" href={signInHref}>
              登录后提出异议
            </a>
          ) : (
            <ObjectionForm publicationId={publicationId} targets={targets} onDone={done} />
          )}
        </>
      )}
      {items.length > 0 && (
        <div className={takes ? 'mt-4 border-t border-line pt-3' : ''}>
          {takes && <h3 className="text-14 font-semibold text-ink-1">已受理 {items.length} 件</h3>}
          <ul className="divide-y divide-line">
            {items.map((item) => (
              <Answered key={item.id} {...item} />
            ))}
          </ul>
        </div>
      )}
    </Card>
  );
}
