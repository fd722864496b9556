import Plus from 'lucide-react/icons/plus';
import { useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { type ResumeContent, type SectionName, sectionNames } from '#contract/resumes/resumes.ts';
import { Button } from '#web/ui/button.tsx';
import { unfinishedOf } from './section-card.tsx';
import { filledIn } from './section-nav.tsx';
import { sectionOf } from './sections.ts';

/** Sections with nothing in them yet, as one block instead of a card each. */
export function Blanks({ names, onBegin }: { names: readonly SectionName[]; onBegin(name: SectionName): void }) {
  if (names.length === 0) return null;
  return (
    <section className="card px-6 py-5 max-sm:p-4" aria-labelledby="blanks">
      <h2 id="blanks" className="flex flex-wrap items-baseline gap-x-3 text-18">
        还可以添加
        <span className="text-13 font-normal text-ink-3">有就填，没有不影响投递</span>
      </h2>
      <ul className="mt-3 flex flex-wrap gap-2">
        {names.map((name) => (
          <li key={name} id={name} className="scroll-mt-20">
            <Button aria-label={`添加${sectionNames[name]}`} onClick={() => onBegin(name)}>
              <Plus size={16} aria-hidden />
              {sectionNames[name]}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Which list sections have a card: all that ever had an entry here, and those that were begun. */
export function useCards(
  id: string,
  content: ResumeContent,
  names: readonly SectionName[],
  /** Have a card in any case. */
  shown: readonly SectionName[],
) {
  // An address that names a section without entries begins it.
  const asked = useLocation().hash.slice(1);
  const [begun, setBegun] = useState<readonly SectionName[]>(() =>
    names.filter((name) => name === asked && filledIn(content, name) === 0),
  );
  useEffect(() => document.getElementById(asked)?.scrollIntoView(), [asked]);
  const isFilled = (name: SectionName) => {
    const section = sectionOf(name);
    if (!section || shown.includes(name)) return true;
    return filledIn(content, name) > 0 || unfinishedOf(id, section, []) !== null;
  };
  const filled = names.filter(isFilled).join(' ');
  const [seen, setSeen] = useState(filled);
  useEffect(() => setSeen((before) => `${before} ${filled}`), [filled]);
  const has = (name: SectionName) => begun.includes(name) || seen.split(' ').includes(name) || isFilled(name);
  return {
    cards: names.filter(has),
    blanks: names.filter((name) => !has(name)),
    begun,
    begin: (name: SectionName) => setBegun([...begun, name]),
  };
}
