import { keepPreviousData } from '@tanstack/react-query';
import { type LucideIcon, MoonStar } from 'lucide-react';
import { z } from 'zod';
import type { PageArea } from '#contract/page.ts';
import { type Section, sectionsOf, tabsOf } from '#web/features/page/sections.ts';
import { switchTheme } from '#web/features/shell/theme.ts';
import { inTab } from '#web/session/browser-storage.ts';
import { decode, encode } from '#web/session/encoded.ts';
import { iconOf } from '../section-icons.ts';

/** One line: what it opens, or does. */
export interface Choice {
  id: string;
  title: string;
  note?: string;
  /** Shown by a face instead of an icon; what has one is kept among the latest. */
  face?: string;
  icon?: LucideIcon | undefined;
  href?: string;
  run?: () => void;
}

export interface Group {
  label: string;
  choices: Choice[];
}

/** What a text finds in a console. */
export interface Found {
  groups: Group[];
  pending: boolean;
  failed: boolean;
}

/** A search while one types: what was found last stays until the next answer. */
export const quiet = { background: true, quiet: true, placeholderData: keepPreviousData } as const;

/** What the palette does without a search, with the pinyin and other words that find it. */
export type Command = Omit<Choice, 'id'> & { words: string };

const theme: Command = { title: '切换深浅色', words: 'qiehuan shense qss', icon: MoonStar, run: switchTheme };

interface Commands {
  area: PageArea;
  own?: readonly Command[];
  may(page: Section): boolean;
  wordsOf?(page: Section): string;
}

/** The commands that a text finds, by its words or their pinyin: those of the console, then its pages; without a text all but tabs. */
export function findCommands(text: string, { area, own = [], may, wordsOf = () => '' }: Commands): Choice[] {
  const wanted = text.trim().toLowerCase();
  const sections = sectionsOf(area).flatMap((section) =>
    [{ ...section, title: section.label }, ...(wanted ? tabsOf(section).slice(1) : [])].filter(may).map((page) => ({
      title: `去${page.title}`,
      words: wordsOf(page),
      icon: iconOf(section),
      href: page.path,
    })),
  );
  return [...own, ...sections, theme]
    .filter(({ title, words }) => title.includes(wanted) || words.split(' ').some((word) => word.startsWith(wanted)))
    .map(({ words: _, ...command }) => ({ ...command, id: `command-${command.title}` }));
}

const recent = z.array(z.object({ id: z.string(), title: z.string(), note: z.string(), href: z.string() }));
export type Recent = z.output<typeof recent>[number];

const MAX_ROWS = 5;
/** Cleared with the other traces of a person at sign-out. */
const KEY = 'jyrc_palette';

/** What was opened from the palette in this tab, latest first. */
export function readRecent(): Recent[] {
  const stored = recent.safeParse(decode(inTab.read(KEY)));
  return stored.success ? stored.data : [];
}

export function keepRecent(opened: Recent): void {
  const others = readRecent().filter(({ href }) => href !== opened.href);
  inTab.write(KEY, encode([opened, ...others].slice(0, MAX_ROWS)));
}
