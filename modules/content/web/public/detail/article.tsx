import Printer from 'lucide-react/icons/printer';
import { Contents } from '#web/features/contents/contents.tsx';
import { SideCard } from '#web/features/contents/side-card.tsx';
import { dateText } from '#web/features/time/time-text.ts';
import type { ArticleFacts, ArticleFigure } from '../../../contract/content-items.ts';
import type { DetailData } from '../load-content.ts';
import { Facts } from '../parts.tsx';
import { Attachments, type DetailParts, DetailTitle, RichText } from './detail-parts.tsx';
import { Figure } from './figure.tsx';

/** Fewer are not told: a fresh article would look unread. */
const MIN_VIEWS = 100;

function Terms({ terms }: { terms: ArticleFacts['terms'] }) {
  if (terms.length === 0) return null;
  return (
    <section aria-label="名词" className="mt-8 border-t border-line pt-5">
      <h2 className="text-16">名词</h2>
      <dl className="mt-1.5 grid grid-cols-2 gap-x-8 gap-y-3 text-14 leading-6.5 max-sm:grid-cols-1">
        {terms.map(({ word, text }) => (
          <div key={word}>
            <dt className="font-semibold text-ink-1">{word}</dt>
            <dd className="text-ink-2">{text}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

/** A news article: its text with its figures, and its contents beside it. */
export function articleParts({ item }: DetailData): DetailParts {
  const { parts, headings } = partsOf(item.body, item.article?.figures ?? []);
  return {
    head: (
      <DetailTitle item={item}>
        <Facts
          facts={[
            item.source,
            dateText(item.publishAt),
            `读完约 ${minutesOf(item.body)} 分钟`,
            item.viewCount >= MIN_VIEWS && `${item.viewCount.toLocaleString('en-US')} 次阅读`,
          ]}
        />
        <button
          type="button"
          className="script-only inline-flex items-center gap-1.5 text-14 text-ink-2 hover:text-brand max-sm:hidden"
          onClick={() => print()}
        >
          <Printer size={15} aria-hidden />
          打印
        </button>
      </DetailTitle>
    ),
    side: headings.length > 1 && (
      <SideCard label="目录">
        <Contents title="这一篇" headings={headings} />
      </SideCard>
    ),
    body: (
      <article className="card px-8 py-7 max-sm:p-4">
        {parts.map((part) =>
          'figure' in part ? (
            <Figure key={part.key} figure={part.figure} number={part.number} />
          ) : (
            <RichText key={part.key} html={part.html} />
          ),
        )}
        <Terms terms={item.article?.terms ?? []} />
        {item.article?.method && (
          <section aria-label="数据怎么来的" className="mt-8 rounded-card bg-fill px-6 py-4.5">
            <h2 className="text-16">数据怎么来的</h2>
            <p className="mt-1.5 text-14 leading-6.5 text-ink-2">{item.article.method}</p>
          </section>
        )}
        <Attachments items={item.attachments} />
      </article>
    ),
  };
}

type Part = { key: string; html: string } | { key: string; figure: ArticleFigure; number: number };

const entities: Record<string, string> = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"', '&#39;': "'" };
const plain = (html: string) =>
  html.replace(/<[^>]+>/g, '').replace(/&(?:amp|lt|gt|quot|#39);/g, (entity) => entities[entity] ?? entity);

/**
 * Gives the headings of a sanitised body ids for its contents, and divides it where paragraphs call for figures (【图1】). Figures that no paragraph calls for follow the text, and a
 * call without a figure is dropped.
 */
export function partsOf(body: string, figures: readonly ArticleFigure[]) {
  const headings: { id: string; text: string }[] = [];
  const html = body.replace(/<h2(?: [^>]*)?>(.*?)<\/h2>/gs, (_, inner: string) => {
    const id = `s${headings.length + 1}`;
    headings.push({ id, text: plain(inner) });
    return `<h2 id="${id}">${inner}</h2>`;
  });
  const parts: Part[] = [];
  const shown = new Set<number>();
  const show = (number: number) => {
    const figure = figures[number - 1];
    if (!figure || shown.has(number)) return;
    shown.add(number);
    parts.push({ key: `figure-${number}`, figure, number });
  };
  for (const [at, piece] of html.split(/<p(?: [^>]*)?>【图(\d)】<\/p>/).entries()) {
    if (at % 2 === 1) show(Number(piece));
    else if (piece.trim() !== '') parts.push({ key: `text-${at}`, html: piece });
  }
  for (const at of figures.keys()) show(at + 1);
  return { parts, headings };
}

/** Minutes for reading, at 400 Chinese characters a minute. */
export const minutesOf = (body: string): number =>
  Math.max(1, Math.ceil((body.match(/\p{Script=Han}/gu)?.length ?? 0) / 400));
