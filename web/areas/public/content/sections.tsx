import { clsx } from 'clsx';
import { headedOf } from './article/article-parts.ts';
import { RichText } from './detail-frame.tsx';

export interface BodySection {
  id: string;
  text: string;
  html: string;
}

/** A sanitised body in parts: what stands before its first heading, then each heading with its text. */
export function sectionsOf(body: string): { lead: string; sections: BodySection[] } {
  const { html, headings } = headedOf(body);
  const [lead = '', ...texts] = html.split(/<h2 id="s\d+">.*?<\/h2>/s);
  return {
    lead: lead.trim(),
    sections: headings.map((heading, at) => ({ ...heading, html: texts[at]?.trim() ?? '' })),
  };
}

/** Han characters up to which a section is short: two of them stand side by side. */
const SHORT = 220;
const weightOf = (html: string) => html.match(/\p{Script=Han}/gu)?.length ?? 0;

/** Sections of a text under their headings, two beside each other where all of them are short. */
export function Sections({ sections }: { sections: readonly BodySection[] }) {
  const isPaired =
    sections.length > 1 && sections.every(({ html }) => weightOf(html) <= SHORT && !html.includes('<table'));
  return (
    <div className={clsx('grid gap-x-12 gap-y-7', isPaired && 'md:grid-cols-2')}>
      {sections.map(({ id, text, html }) => (
        <section key={id} id={id} aria-label={text} className="border-t border-line pt-4 last:odd:col-span-full">
          <h2 className="text-16 leading-7">{text}</h2>
          <RichText html={html} />
        </section>
      ))}
    </div>
  );
}

/** The text of an item: what it begins with, then its sections. */
export function BodySections({ body, className }: { body: string; className?: string }) {
  const { lead, sections } = sectionsOf(body);
  if (lead === '' && sections.length === 0) return null;
  return (
    <div className={clsx('grid gap-7', className)}>
      <RichText html={lead} />
      {sections.length > 0 && <Sections sections={sections} />}
    </div>
  );
}
