import { clsx } from 'clsx';
import Download from 'lucide-react/icons/download';
import { useEffect } from 'react';
import { SideCard } from '#web/features/contents/side-card.tsx';
import { saveText } from '#web/features/files/save-file.ts';
import type { GuideFacts } from '../../../contract/content-items.ts';
import { readTicks, toggleTick, useTicks } from '../guide-ticks.ts';
import type { DetailData } from '../load-content.ts';
import { Facts } from '../parts.tsx';
import { Attachments, type DetailParts, DetailTitle, RichText } from './detail-parts.tsx';

/** The steps and the checklist as a text file. */
function downloadChecklist(title: string, { steps, checklist }: GuideFacts): void {
  const lines = [
    title,
    '',
    '步骤',
    ...steps.map((step, at) => `${at + 1}. ${step.title}：${step.text}`),
    '',
    '材料清单',
    ...checklist.map((item) => `[ ] ${item}`),
  ];
  saveText(`${title}.txt`, `\ufeff${lines.join('\r\n')}\r\n`, 'text/plain');
}

interface Props {
  id: string;
  guide: GuideFacts;
}

/** How long it all takes, and how far one is. */
function Progress({ id, guide: { steps, duration } }: Props) {
  const ticked = useTicks(id);
  useEffect(readTicks, []);
  const done = steps.filter(({ title }) => ticked.includes(title)).length;
  return (
    <p className="mt-6 flex flex-wrap items-baseline gap-x-4 gap-y-1 text-14 text-ink-2">
      {duration && <b className="num text-28 max-sm:text-20">{duration}</b>}
      <span className="ml-auto text-12 text-ink-3 max-sm:hidden">勾选保存在这台设备上</span>
      <span className="font-semibold text-ink-1" role="status">
        {done === steps.length ? `${steps.length} 步都做完了` : `已完成 ${done} / ${steps.length} 步`}
      </span>
    </p>
  );
}

/** The first step that is not ticked; -1 when all are. */
const nextOf = (steps: GuideFacts['steps'], ticked: readonly string[]) =>
  steps.findIndex(({ title }) => !ticked.includes(title));

function Steps({ id, guide: { steps } }: Props) {
  const ticked = useTicks(id);
  const next = nextOf(steps, ticked);
  return (
    <ol className="-mt-5">
      {steps.map(({ title, text, takes, costs, place }, at) => {
        const isDone = ticked.includes(title);
        return (
          <li
            key={title}
            id={`step${at + 1}`}
            className="flex gap-5 border-t border-line py-5 first:border-t-0 max-sm:gap-3"
            data-done={isDone || undefined}
          >
            <span
              aria-hidden="true"
              className={clsx(
                'num grid size-9 flex-none place-items-center rounded-full text-16 max-sm:size-7 max-sm:text-14',
                isDone
                  ? 'bg-ok-tint text-ok-ink'
                  : at === next
                    ? 'bg-brand-solid text-on-brand'
                    : 'bg-brand-tint text-brand',
              )}
            >
              {at + 1}
            </span>
            <div className="min-w-0 flex-1">
              <div className="flex items-center gap-2.5">
                <h2 className={clsx('text-20 leading-9 max-sm:leading-7', isDone && 'text-ink-3 line-through')}>
                  {title}
                </h2>
                {at === next && <span className="tag tag-brand flex-none">从这一步做起</span>}
              </div>
              <Facts className="pb-1" facts={[takes, costs, place]} />
              <p className="text-16 leading-7.5 text-ink-2">{text}</p>
            </div>
            <label className="flex h-9 flex-none cursor-pointer items-center gap-2 text-14 text-ink-2 max-sm:h-7">
              <input
                type="checkbox"
                className="check size-5"
                checked={isDone}
                aria-label={`完成第 ${at + 1} 步：${title}`}
                onChange={() => toggleTick(id, title)}
              />
              <span className="max-sm:hidden">完成</span>
            </label>
          </li>
        );
      })}
    </ol>
  );
}

function Materials({ id, title, guide }: Props & { title: string }) {
  const ticked = useTicks(id);
  const { checklist } = guide;
  if (checklist.length === 0) return null;
  const ready = checklist.filter((line) => ticked.includes(line)).length;
  return (
    <SideCard label="材料清单" className="max-[960px]:order-2">
      <h2 className="flex items-baseline justify-between text-16">
        材料清单
        <span className="text-14 font-normal text-ink-3 tabular">
          {ready}/{checklist.length} 已备
        </span>
      </h2>
      <ul className="mt-2 space-y-1.5">
        {checklist.map((line) => (
          <li key={line}>
            <label className="flex cursor-pointer items-start gap-2 leading-6">
              <input
                type="checkbox"
                className="check mt-1"
                checked={ticked.includes(line)}
                onChange={() => toggleTick(id, line)}
              />
              <span className={ticked.includes(line) ? 'text-ink-3 line-through' : undefined}>{line}</span>
            </label>
          </li>
        ))}
      </ul>
      <button
        type="button"
        className="btn btn-tint script-only mt-4 w-full"
        onClick={() => downloadChecklist(title, guide)}
      >
        <Download size={16} aria-hidden />
        下载步骤与清单
      </button>
    </SideCard>
  );
}

/** A guide: its steps in order, and what to prepare; both can be ticked. */
export function guideParts({ item }: DetailData): DetailParts | null {
  const { id, guide } = item;
  if (!guide) return null;
  return {
    head: (
      <>
        <DetailTitle item={item}>
          <Facts facts={[guide.audience && `适用：${guide.audience}`]} />
        </DetailTitle>
        <Progress id={id} guide={guide} />
      </>
    ),
    side: <Materials id={id} title={item.title} guide={guide} />,
    body: (
      <article className="card px-8 py-6 max-sm:p-4">
        <Steps id={id} guide={guide} />
        <RichText html={item.body} className="mt-1 border-t border-line pt-6" />
        <Attachments items={item.attachments} />
      </article>
    ),
  };
}
