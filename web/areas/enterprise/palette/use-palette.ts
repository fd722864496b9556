import { keepPreviousData } from '@tanstack/react-query';
import {
  CalendarDays,
  FileSpreadsheet,
  Inbox,
  type LucideIcon,
  MessageSquare,
  MoonStar,
  SquarePen,
} from 'lucide-react';
import { z } from 'zod';
import type { MemberRole } from '#contract/actor.ts';
import type { BoxRow } from '#contract/deliveries/box-rows.ts';
import { delivery } from '#contract/deliveries/delivery-state.ts';
import { post } from '#contract/posts/post-state.ts';
import { useCall } from '#web/features/calls/use-call.ts';
import { isForMember, sectionsOf, tabsOf } from '#web/features/page/sections.ts';
import { switchTheme } from '#web/features/shell/theme.ts';
import { agoText } from '#web/features/time/time-text.ts';
import { paths } from '#web/paths.ts';
import { isKnownLink } from '#web/safe-path.ts';
import { inTab } from '#web/session/browser-storage.ts';
import { decode, encode } from '#web/session/encoded.ts';
import { useSession } from '#web/session/session-store.ts';
import { iconOf } from '../shell/section-icons.ts';
import { useSettled } from '../use-settled.ts';

/** One line: what it opens, or does. */
export interface Choice {
  id: string;
  title: string;
  note?: string;
  /** Shown by a face instead of an icon. */
  face?: string;
  icon?: LucideIcon | undefined;
  href?: string;
  run?: () => void;
}

/** What the palette does without a person, with the pinyin and other words that find it. */
type Command = Choice & { words: string };

interface Group {
  label: string;
  choices: Choice[];
}

const ofPerson = (row: BoxRow): Choice => ({
  id: `person-${row.id}`,
  title: row.person.name,
  note: `${row.post.title}，${delivery.labels.recruiter[row.status]}${row.closed ? '' : `，符合 ${row.fit.met}/${row.fit.of}`}`,
  face: row.person.name,
  href: paths.box({ tab: 'all', id: row.id }),
});

const quiet = { background: true, quiet: true, placeholderData: keepPreviousData } as const;

/** The palette's results for a text: people, talks, posts and commands; `>` finds commands only, nothing shows the latest. */
export function usePalette(text: string) {
  const role = useSession((state) => state.companyJober?.role);
  const isCertified = useSession((state) => state.company?.status === 'approved');
  const onlyCommands = text.startsWith('>');
  const typed = useSettled(text.trim());
  const word = onlyCommands || !isCertified || role === 'finance' ? '' : typed.slice(0, 40);
  const found = useCall('GET /api/company/palette', word ? { query: { keyword: word } } : null, quiet);
  const people = word ? (found.data?.people ?? []) : [];
  // A talk is found by the words of its messages and by the name; a pinyin by the name that it means.
  const talkWord = /^[a-z0-9\s']+$/i.test(word) ? (people[0]?.person.name ?? '') : word;
  const talks = useCall(
    'GET /api/communicate/company/conversations',
    talkWord && role !== 'interviewer' ? { query: { keyword: talkWord } } : null,
    quiet,
  );
  const commands = findCommands(onlyCommands ? text.slice(1) : text, role);
  const now = Date.now();
  const groups: Group[] = [];
  if (!text.trim()) {
    const recent = readRecent().map((one): Choice => ({ ...one, face: one.title }));
    groups.push({ label: '最近打开', choices: recent });
  }
  if (word) {
    groups.push({ label: '人选', choices: people.map(ofPerson) });
    groups.push({
      label: '对话',
      choices: (talkWord ? (talks.data?.items ?? []) : []).slice(0, 3).map(({ id, person, last }) => ({
        id: `talk-${id}`,
        title: person.name,
        note: last ? `“${last.text}” ${agoText(last.at, now)}` : '',
        icon: MessageSquare,
        href: paths.connect(id),
      })),
    });
    groups.push({
      label: '职位',
      choices: (found.data?.posts ?? []).map(({ id, title, status, deliveries }) => ({
        id: `post-${id}`,
        title,
        note: `${post.labels.recruiter[status]}，${deliveries} 份投递`,
        icon: Inbox,
        href: paths.box({ tab: 'all', postId: id }),
      })),
    });
  }
  const most = text.trim() && !onlyCommands ? 4 : undefined;
  groups.push({ label: '命令', choices: commands.slice(0, most) });
  return {
    groups: groups.filter(({ choices }) => choices.length > 0),
    pending: Boolean(word) && (found.isFetching || typed !== text.trim()),
    failed: found.isError,
  };
}

const own: readonly (Omit<Command, 'id'> & { members: readonly MemberRole[] })[] = [
  { title: '发布职位', words: 'fabuzhiwei fbzw', icon: SquarePen, href: paths.release(), members: ['recruiter'] },
  {
    title: '导入岗位表',
    words: 'daorugangweibiao drgwb excel',
    icon: FileSpreadsheet,
    href: paths.postImport(),
    members: ['recruiter'],
  },
  {
    title: '面试安排',
    words: 'mianshianpai msap richeng',
    icon: CalendarDays,
    href: paths.box({ interviews: '1' }),
    members: ['recruiter', 'interviewer'],
  },
];
const theme = { title: '切换深浅色', words: 'qiehuan shense qss', icon: MoonStar, run: switchTheme };

/** Pinyin of the core's sections and tabs, by path. */
export const sectionWords: Record<string, string> = {
  '/workbench': 'gongzuotai gzt',
  '/ment': 'zhiweiguanli zwgl',
  '/delivery': 'toudixiang tdx jianli',
  '/talents': 'tuijianrencai tjrc',
  '/search': 'rencaisousuo rcss',
  '/connect': 'goutong gt xiaoxi',
  '/recruiter': 'chengyuanguanli cygl',
  '/means': 'wodeziliao wdzl',
  '/enterprise/authInfo': 'danweirenzheng dwrz',
};

/** The commands of a member that a text finds, by its words or their pinyin; without a text all but the tabs of sections. */
function findCommands(text: string, role: MemberRole | null | undefined): Command[] {
  const wanted = text.trim().toLowerCase();
  const sections = sectionsOf('enterprise').flatMap((section) =>
    [{ ...section, title: section.label }, ...(wanted ? tabsOf(section).slice(1) : [])]
      .filter((page) => isForMember(page, role))
      .map(({ path, title, pinyin = sectionWords[path] ?? '' }) => ({
        title: `去${title}`,
        words: pinyin,
        icon: iconOf(section),
        href: path,
      })),
  );
  const open = own.filter((command) => isForMember(command, role) && (!command.href || isKnownLink(command.href)));
  return [...open, ...sections, theme]
    .filter(({ title, words }) => title.includes(wanted) || words.split(' ').some((word) => word.startsWith(wanted)))
    .map((command) => ({ ...command, id: `command-${command.title}` }));
}

const recent = z.array(z.object({ id: z.string(), title: z.string(), note: z.string(), href: z.string() }));
export type Recent = z.output<typeof recent>[number];

const MOST = 5;
/** Cleared with the other traces of a person at sign-out. */
const KEY = 'jyrc_palette';

/** What was opened from the palette in this tab, latest first. */
export function readRecent(): Recent[] {
  const stored = recent.safeParse(decode(inTab.read(KEY)));
  return stored.success ? stored.data : [];
}

export function keepRecent(opened: Recent): void {
  const others = readRecent().filter(({ href }) => href !== opened.href);
  inTab.write(KEY, encode([opened, ...others].slice(0, MOST)));
}
