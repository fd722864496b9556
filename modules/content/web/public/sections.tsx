import { clsx } from 'clsx';
import { headedOf } from './article/article-parts.ts';
import { RichText } from './detail-frame.tsx';

interface BodySection {
  id: string;
  text: string;
  html: string;
}

/** A sanitised body in parts: what stands before its first heading, then each heading with its text. */
function sectionsOf(body: string): { lead: string; sections: BodySection[] } {
  const { html, headings } = headedOf(body);
  const [lead = '', ...texts] = html.split(/<h2 id="s\d+">.*?<\/h2>/s);
  return {
    lead: lead.trim(),
    sections: headings.map((heading, at) => ({ ...heading, html: texts[at]?.trim() ?? '' })),
  };
}

/** The text of an item: what it begins with, then its sections, each beside its heading; a remark set before them as a quote is their footnote. */
export function BodySections({ body, className }: { body: string; className?: string }) {
  const { lead, sections } = sectionsOf(body);
  if (lead === '' && sections.length === 0) return null;
  const isRemark = sections.length > 0 && /^<blockquote>(?:(?!<\/blockquote>).)*<\/blockquote>$/s.test(lead);
  return (
    <div className={clsx('grid gap-6', className)}>
      {!isRemark && <RichText html={lead} />}
      {sections.map(({ id, text, html }) => (
        <section
          key={id}
          id={id}
          aria-label={text}
          className="grid grid-cols-[144px_minmax(0,1fr)] items-baseline gap-x-6 gap-y-2.5 border-t border-line pt-5 first:border-t-0 first:pt-0 max-md:grid-cols-1"
        >
          <h2 className="text-16 leading-8">{text}</h2>
          <RichText html={html} />
        </section>
      ))}
      {isRemark && (
        <div className="border-t border-line pt-4 [&_blockquote]:m-0 [&_blockquote]:border-0 [&_blockquote]:p-0 [&_p]:text-14 [&_p]:text-ink-3">
          <RichText html={lead} />
        </div>
      )}
    </div>
  );
}
