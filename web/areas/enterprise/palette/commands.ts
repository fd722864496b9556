import { CalendarDays, FileSpreadsheet, type LucideIcon, MoonStar, SquarePen } from 'lucide-react';
import type { MemberRole } from '#contract/actor.ts';
import { isForMember, sectionsOf } from '#web/features/page/sections.ts';
import { switchTheme } from '#web/features/shell/theme.ts';
import { paths } from '#web/paths.ts';
import { isKnownLink } from '#web/safe-path.ts';
import { iconOf } from '../shell/section-icons.ts';

/** What the palette does without a person: it opens a page, or acts. */
export interface Command {
  id: string;
  label: string;
  /** Pinyin and other words that find it. */
  words: string;
  icon: LucideIcon | undefined;
  href?: string;
  run?: () => void;
}

const own: readonly (Command & { members: readonly MemberRole[] })[] = [
  {
    id: 'release',
    label: '发布职位',
    words: 'fabuzhiwei fbzw',
    icon: SquarePen,
    href: paths.release(),
    members: ['recruiter'],
  },
  {
    id: 'import',
    label: '导入岗位表',
    words: 'daorugangweibiao drgwb excel',
    icon: FileSpreadsheet,
    href: paths.postImport(),
    members: ['recruiter'],
  },
  {
    id: 'interviews',
    label: '面试安排',
    words: 'mianshianpai msap richeng',
    icon: CalendarDays,
    href: paths.box({ interviews: '1' }),
    members: ['recruiter', 'interviewer'],
  },
];

/** Pinyin of the core's sections, by path. */
const sectionWords: Record<string, string> = {
  '/workbench': 'gongzuotai gzt',
  '/ment': 'zhiweiguanli zwgl',
  '/release': 'fabuzhiwei fbzw',
  '/delivery': 'toudixiang tdx jianli',
  '/talents': 'tuijianrencai tjrc',
  '/search': 'rencaisousuo rcss',
  '/connect': 'goutong gt xiaoxi',
  '/recruiter': 'chengyuanguanli cygl',
  '/means': 'wodeziliao wdzl',
  '/enterprise/authInfo': 'danweirenzheng dwrz',
};

/** The commands of a member that a text finds, by its words or their pinyin; all of them without a text. */
export function findCommands(text: string, role: MemberRole | null | undefined): Command[] {
  const wanted = text.trim().toLowerCase();
  const sections = sectionsOf('enterprise')
    .filter((section) => section.path !== '/release' && isForMember(section, role))
    .map(
      (section): Command => ({
        id: section.path,
        label: `去${section.label}`,
        words: section.pinyin ?? sectionWords[section.path] ?? '',
        icon: iconOf(section),
        href: section.path,
      }),
    );
  const theme: Command = {
    id: 'theme',
    label: '切换深浅色',
    words: 'qiehuan shense qss',
    icon: MoonStar,
    run: switchTheme,
  };
  const open = own.filter((command) => isForMember(command, role) && (!command.href || isKnownLink(command.href)));
  return [...open, ...sections, theme].filter(
    ({ label, words }) => label.includes(wanted) || words.split(' ').some((word) => word.startsWith(wanted)),
  );
}
