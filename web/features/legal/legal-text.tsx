import type { LegalDocument } from './legal-document.ts';

/** The paragraphs of a legal text; each section has an anchor. */
export function LegalText({ document: { opening, sections } }: { document: LegalDocument }) {
  return (
    <>
      {opening.map((text) => (
        <p key={text} className="mt-4 leading-7">
          {text}
        </p>
      ))}
      {sections.map(({ heading, paragraphs }, index) => (
        <section key={heading} id={`s${index + 1}`} className="mt-8 scroll-mt-20">
          <h2 className="text-18">
            {index + 1}. {heading}
          </h2>
          {paragraphs.map((part) =>
            typeof part === 'string' ? (
              <p key={part} className="mt-3 leading-7">
                {part}
              </p>
            ) : (
              <ul key={part[0]} className="mt-3 list-disc space-y-1.5 pl-5 leading-7">
                {part.map((item) => (
                  <li key={item}>{item}</li>
                ))}
              </ul>
            ),
          )}
        </section>
      ))}
    </>
  );
}
