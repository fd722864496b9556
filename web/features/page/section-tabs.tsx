import { useLocation } from 'react-router';
import { LinkTabs } from '#web/ui/tabs.tsx';
import { placeOf, type Section, sectionOf, tabsOf } from './sections.ts';

interface Props {
  /** Numbers beside the tabs, by path. */
  counts?: Readonly<Record<string, number | undefined>>;
  /** Whether a side is open to the person; all are by default. */
  may?: (page: Section) => boolean;
  /** The side that is shown, where the address alone does not say it. */
  here?: string;
}

/** The sides of the current section, each at its address; nothing where one has no other side. */
export function SectionTabs({ counts = {}, may = () => true, here: shown }: Props) {
  const { pathname } = useLocation();
  const section = sectionOf(pathname);
  const tabs = section ? tabsOf(section).filter(may) : [];
  if (!section || tabs.length < 2) return null;
  const place = placeOf(pathname);
  const here = shown ?? place?.within ?? place?.path;
  return (
    <LinkTabs
      kind="line"
      label={section.label}
      className="scroll-line mb-4 border-b border-line text-16 *:flex-none max-md:gap-6"
      tabs={tabs.map(({ path, label }) => ({
        href: path,
        current: path === here,
        label: (
          <>
            {label}
            {counts[path] !== undefined && <small>{counts[path]}</small>}
          </>
        ),
      }))}
    />
  );
}
