import Download from 'lucide-react/icons/download';
import type { GuideFacts } from '#contract/content/content-items.ts';
import { saveText } from '#web/features/files/save-file.ts';
import { paths } from '#web/paths.ts';
import { categoryLabel } from './content-words.ts';
import { Attachments, DetailFrame, QrSide, RichText, ShareButton } from './detail-frame.tsx';
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

/** A guide: its steps in order, and what to prepare. */
export function GuidePage({ data: { item, now } }: { data: DetailData }) {
  const { guide } = item;
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
          {guide.checklist.length > 0 && (
            <section className="card p-5 max-sm:p-4" aria-label="材料清单">
              <h2 className="text-16">材料清单</h2>
              <ul className="mt-2 space-y-1.5">
                {guide.checklist.map((line) => (
                  <li key={line}>
                    <label className="flex cursor-pointer items-start gap-2 leading-6">
                      <input type="checkbox" className="check mt-1" />
                      <span>{line}</span>
                    </label>
                  </li>
                ))}
              </ul>
              <button
                type="button"
                className="btn btn-tint script-only mt-4 w-full"
                onClick={() => downloadChecklist(item.title, guide)}
              >
                <Download size={16} aria-hidden />
                下载步骤与清单
              </button>
            </section>
          )}
          <SideList title="相关指导" more={paths.guides({ category: item.category })} items={item.related} now={now} />
          <QrSide item={item} />
        </>
      }
    >
      <article className="card px-8 py-6 max-sm:p-4">
        {item.summary && <p className="content-summary">{item.summary}</p>}
        <ol className="guide-steps">
          {guide.steps.map((step) => (
            <li key={step.title}>
              <h2 className="text-16">{step.title}</h2>
              <p className="mt-1 leading-7">{step.text}</p>
            </li>
          ))}
        </ol>
        <RichText html={item.body} />
        <Attachments items={item.attachments} />
      </article>
    </DetailFrame>
  );
}
