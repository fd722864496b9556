import type { LegalDocument } from './legal-document.ts';

/** The paragraphs of a legal text; each section has an anchor, and the name that an item begins with is set off. */
export function LegalText({ document: { opening, sections } }: { document: LegalDocument }) {
  return (
    <div className="text-16 text-ink-1">
      {opening.map((text) => (
        <p key={text} className="mt-4 leading-7.5">
          {text}
        </p>
      ))}
      {sections.map(({ heading, paragraphs }, index) => (
        <section key={heading} id={`s${index + 1}`} className="mt-7 scroll-mt-20 border-t border-line pt-6">
          <h2 className="flex items-baseline gap-3 text-20 leading-7.5">
            <span className="num min-w-5 text-brand">{index + 1}</span>
            {heading}
          </h2>
          <div className="*:mt-3">
            {paragraphs.map((part) =>
              typeof part === 'string' ? (
                <p key={part} className="leading-7.5">
                  {part}
                </p>
              ) : (
                <ul key={part[0]} className="list-disc space-y-1.5 pl-5 leading-7.5 text-ink-2 marker:text-ink-4">
                  {part.map((item) => {
                    const end = item.indexOf('：') + 1;
                    return (
                      <li key={item}>
                        <b className="font-semibold text-ink-1">{item.slice(0, end)}</b>
                        {item.slice(end)}
                      </li>
                    );
                  })}
                </ul>
              ),
            )}
          </div>
        </section>
      ))}
    </div>
  );
}
