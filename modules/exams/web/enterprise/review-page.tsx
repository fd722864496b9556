import { useQueryClient } from '@tanstack/react-query';
import { Button, Checkbox } from 'antd';
import { useEffect, useState } from 'react';
import { call } from '#web/api/browser-call.ts';
import { callKey, useCall } from '#web/features/calls/use-call.ts';
import { ConsoleList } from '#web/features/console/list/console-list.tsx';
import { useListParams, viewOf } from '#web/features/console/list/use-list-params.ts';
import { StateTabs } from '#web/features/console/page-head.tsx';
import type { OwnExam } from '../../contract/company-exams.ts';
import { registration as machine } from '../../contract/registration-state.ts';
import { reviewStates } from '../../contract/review.ts';
import { mayDo } from '../../contract/staff-roles.ts';
import { ExamHead } from './exam-head.tsx';
import { OfExam } from './of-exam.tsx';
import { PaymentsDialog, Queue, RowsButton, UndoBar } from './review/queue.tsx';
import { Registration } from './review/registration.tsx';
import '../exams.css';
import { toast } from '#web/api/toasts.ts';
import { useKeys } from '#web/features/console/use-keys.ts';

/** Presses the button that carries this key as `data-key`, or says why it waits. */
const pressed = (key: string) => () => {
  const button = document.querySelector<HTMLButtonElement>(`[data-key="${key}"]`);
  if (!button?.disabled) return button?.click();
  const why = document.querySelector('[data-why]')?.textContent;
  if (why) toast.error(why);
};
const decisionKeys = Object.fromEntries([...'arxu'].map((key) => [key, pressed(key)]));

const PAGE_SIZE = 50;
/** Colleagues claim and decide meanwhile. */
const QUEUE_MS = 15_000;
/** States that only some projects have. */
const rare: readonly string[] = ['checking', 'paid', 'appealed', 'withdrawn', 'lapsed', 'fallen'];
const views = { status: viewOf(reviewStates) };
const detailOf = (id: string) => callKey('GET /api/company/examRegistrations/:id', { params: { id } });

/** 资格审核: the queue beside one registration with its evidence and rules; keys walk it, and the next one is fetched ahead. */
export const ReviewPage = () => <OfExam act="readRegistrations" content={Review} />;

function Review({ exam }: { exam: OwnExam }) {
  const client = useQueryClient();
  const { view, page, show } = useListParams({}, views);
  const params = { id: exam.id };
  /** What alone is shown: with a receipt of the fee, or with an identity number that stands twice. */
  const [only, setOnly] = useState<readonly string[]>([]);
  const queue = useCall(
    'GET /api/company/exams/:id/registrations',
    {
      params,
      query: {
        status: view.status,
        page,
        ...(only.includes('receipts') ? { receipt: 'sent' as const } : {}),
        ...(only.includes('twins') ? { twins: 'only' as const } : {}),
      },
    },
    { background: true, quiet: true, refetchInterval: QUEUE_MS },
  );
  const [openId, setOpenId] = useState<string | null>(null);
  const [evidence, setEvidence] = useState(0);
  const [paying, setPaying] = useState(false);
  const items = queue.data?.items ?? [];
  const at = items.findIndex(({ id }) => id === openId);
  const open = (id: string | undefined) => {
    if (!id) return;
    setOpenId(id);
    setEvidence(0);
  };
  const nextId = items[at + 1]?.id;
  useEffect(() => {
    if (!nextId) return;
    const input = { params: { id: nextId } };
    void client.prefetchQuery({
      queryKey: detailOf(nextId),
      queryFn: () => call('GET /api/company/examRegistrations/:id', input, { background: true, quiet: true }),
    });
  }, [client, nextId]);
  // The first one is open at once.
  const firstId = (items.find(({ claimedBy }) => !claimedBy) ?? items[0])?.id;
  useEffect(() => {
    if (at < 0 && firstId && !queue.isFetching) setOpenId(firstId);
  }, [at, firstId, queue.isFetching]);
  useKeys({
    j: () => open(items[at + 1]?.id),
    k: () => open(items[at - 1]?.id),
    ...Object.fromEntries([...'123456789'].map((digit) => [digit, () => setEvidence(Number(digit) - 1)])),
    ...decisionKeys,
  });
  const isBulk = view.status === 'submitted' || view.status === 'checking';
  const counts = queue.data?.counts ?? {};
  const total = Object.values(counts).reduce((sum, n) => sum + n, 0);
  const mayReview = mayDo(exam.role, 'review');
  const narrowed = [
    { name: 'receipts', label: '已交缴费凭证', n: view.status === 'approved' ? (queue.data?.receipts ?? 0) : 0 },
    { name: 'twins', label: '同证号', n: queue.data?.twins ?? 0 },
  ].filter(({ name, n }) => n > 0 || only.includes(name));
  return (
    <>
      <ExamHead
        exam={exam}
        note={queue.data ? `共 ${total} 份报名，先交先审` : '先交先审'}
        actions={
          <>
            <RowsButton examId={exam.id} title={exam.title} status={view.status}>
              下载名单
            </RowsButton>
            {exam.settings.fee > 0 && mayDo(exam.role, 'settleFees') && (
              <Button onClick={() => setPaying(true)}>批量确认缴费</Button>
            )}
          </>
        }
      />
      <section className="card">
        {queue.data?.undo && (
          <UndoBar
            key={queue.data.undo.id + queue.data.undo.until}
            undo={queue.data.undo}
            onUndone={(id) => {
              setOnly([]);
              show({ status: null });
              open(id);
            }}
          />
        )}
        <StateTabs
          label="审核状态"
          active={view.status}
          onChange={(key) => {
            setOpenId(null);
            setOnly([]);
            show({ status: key === 'submitted' ? null : key });
          }}
          tabs={reviewStates
            .filter((key) => !rare.includes(key) || counts[key])
            .map((key) => ({ key, label: machine.labels.recruiter[key], n: counts[key] ?? 0 }))}
        />
        {narrowed.map(({ name, label, n }) => (
          <p key={name} className="border-b border-line px-4 py-2">
            <Checkbox
              checked={only.includes(name)}
              onChange={({ target }) => setOnly(target.checked ? [...only, name] : only.filter((one) => one !== name))}
            >
              只看{label}的 {n} 份
            </Checkbox>
          </p>
        ))}
        <ConsoleList
          label="审核队列"
          query={queue}
          list={{ page, show }}
          pageSize={PAGE_SIZE}
          empty={view.status === 'submitted' ? '没有待审核的报名' : '这里还没有报名'}
          draw={() => (
            <div className="grid max-md:block md:max-xl:grid-cols-[164px_minmax(0,1fr)_minmax(264px,320px)] xl:h-[max(540px,calc(100dvh-238px))] xl:grid-cols-[204px_minmax(208px,244px)_minmax(0,1fr)_minmax(304px,352px)]">
              <div className="overflow-y-auto overscroll-contain border-line [scrollbar-width:thin] max-md:max-h-54 max-md:border-b md:border-r md:max-xl:sticky md:max-xl:top-14 md:max-xl:col-start-1 md:max-xl:row-[1/4] md:max-xl:max-h-[calc(100dvh-56px)]">
                <Queue
                  examId={exam.id}
                  items={items}
                  openId={openId}
                  onOpen={open}
                  fits={isBulk && mayReview ? (queue.data?.fits ?? 0) : 0}
                  isSecond={view.status === 'checking'}
                />
              </div>
              {openId && (
                <Registration
                  key={openId}
                  id={openId}
                  evidence={evidence}
                  onEvidence={setEvidence}
                  mayReview={mayReview}
                  onDecided={() => open((items.slice(at + 1).find(({ claimedBy }) => !claimedBy) ?? items[at - 1])?.id)}
                />
              )}
            </div>
          )}
        />
      </section>
      {paying && <PaymentsDialog examId={exam.id} onClose={() => setPaying(false)} />}
    </>
  );
}
