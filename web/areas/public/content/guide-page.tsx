import Check from 'lucide-react/icons/check';
import Download from 'lucide-react/icons/download';
import { useEffect } from 'react';
import type { GuideFacts } from '#contract/content/content-items.ts';
import { saveText } from '#web/features/files/save-file.ts';
import { paths } from '#web/paths.ts';
import { categoryLabel } from './content-words.ts';
import { Attachments, Body, DetailFrame, ShareButton } from './detail-frame.tsx';
import { readTicks, toggleTick, useTicks } from './guide-ticks.ts';
import type { DetailData } from './load-content.ts';
import { Facts, SideList } from './parts.tsx';

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
  ticked: readonly string[];
}

function Steps({ id, guide: { steps }, ticked }: Props) {
  const done = steps.filter(({ title }) => ticked.includes(title)).length;
  return (
    <>
      <p className="flex items-center gap-3.5 text-14 font-medium text-ink-1">
        <span role="status">
          {done === steps.length ? `${steps.length} 步都做完了` : `已完成 ${done} / ${steps.length} 步`}
        </span>
        <span className="h-1.5 flex-1 overflow-hidden rounded-[3px] bg-fill-hover" aria-hidden="true">
          <span
            className="block h-full rounded-[3px] bg-ok transition-[width]"
            style={{ width: `${(done / Math.max(1, steps.length)) * 100}%` }}
          />
        </span>
        <span className="text-12 font-normal text-ink-3 max-sm:hidden">勾选保存在这台设备上</span>
      </p>
      <ol className="guide-steps">
        {steps.map(({ title, text }, at) => {
          const isDone = ticked.includes(title);
          return (
            <li key={title} data-done={isDone || undefined}>
              <label className="guide-tick">
                <input
                  type="checkbox"
                  checked={isDone}
                  aria-label={`完成第 ${at + 1} 步：${title}`}
                  onChange={() => toggleTick(id, title)}
                />
                <span aria-hidden="true">{isDone ? <Check size={17} /> : at + 1}</span>
              </label>
              <h2>{title}</h2>
              <p>{text}</p>
            </li>
          );
        })}
      </ol>
    </>
  );
}

function Materials({ id, title, guide, ticked }: Props & { title: string }) {
  const { checklist } = guide;
  if (checklist.length === 0) return null;
  const ready = checklist.filter((line) => ticked.includes(line)).length;
  return (
    <section className="card p-5 max-sm:p-4" aria-label="材料清单">
      <h2 className="flex items-baseline justify-between text-16">
        材料清单
        <span className="text-13 font-normal text-ink-3 tabular">
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
    </section>
  );
}

/** A guide: its steps in order, and what to prepare; both can be ticked. */
export function GuidePage({ data: { item, now } }: { data: DetailData }) {
  const { id, guide } = item;
  const ticked = useTicks(id);
  useEffect(readTicks, []);
  if (!guide) return null;
  return (
    <DetailFrame
      item={item}
      crumbs={[
        { label: '就业创业', href: paths.entrepreneurship() },
        { label: '就业指导', href: paths.guides() },
        { label: categoryLabel(item), href: paths.guides({ category: item.category }) },
      ]}
      head={
        <>
          <h1 className="mt-3 max-w-200 text-24 leading-9">{item.title}</h1>
          <p className="mt-2 max-w-180 leading-7 text-ink-2">{item.summary}</p>
          <div className="mt-3 flex flex-wrap items-center justify-between gap-3">
            <Facts
              facts={[guide.audience && `适用：${guide.audience}`, guide.duration, `共 ${guide.steps.length} 步`]}
            />
            <ShareButton item={item} />
          </div>
        </>
      }
      side={
        <>
          <Materials id={id} title={item.title} guide={guide} ticked={ticked} />
          <SideList title="相关指导" more={paths.guides({ category: item.category })} items={item.related} now={now} />
        </>
      }
    >
      <article className="card reading-text px-10 py-7 max-sm:p-4">
        <Steps id={id} guide={guide} ticked={ticked} />
        <Body item={item} />
        <Attachments items={item.attachments} />
      </article>
    </DetailFrame>
  );
}
