import { CalendarDays, FileSpreadsheet, Inbox, MessageSquare, SquarePen } from 'lucide-react';
import type { MemberRole } from '#contract/actor.ts';
import type { BoxRow } from '#contract/deliveries/box-rows.ts';
import { delivery } from '#contract/deliveries/delivery-state.ts';
import { post } from '#contract/posts/post-state.ts';
import { useCall } from '#web/features/calls/use-call.ts';
import {
  type Choice,
  type Command,
  type Found,
  findCommands,
  type Group,
  quiet,
  readRecent,
} from '#web/features/console/palette/choices.ts';
import { Palette } from '#web/features/console/palette/palette.tsx';
import { useSettled } from '#web/features/console/palette/use-settled.ts';
import { isForMember, isForState } from '#web/features/page/sections.ts';
import { agoText } from '#web/features/time/time-text.ts';
import { paths } from '#web/paths.ts';
import { isKnownLink } from '#web/safe-path.ts';
import { useSession } from '#web/session/session-store.ts';

const ofPerson = (row: BoxRow): Choice => ({
  id: `person-${row.id}`,
  title: row.person.name,
  note: `${row.post.title}，${delivery.labels.recruiter[row.status]}${row.closed ? '' : `，符合 ${row.fit.met}/${row.fit.of}`}`,
  face: row.person.name,
  href: paths.box({ tab: 'all', id: row.id }),
});

/** What a text finds: people, talks, posts and commands; `>` finds commands only, nothing shows the latest. */
function useFound(text: string): Found {
  const role = useSession((state) => state.companyJober?.role);
  const status = useSession((state) => state.company?.status);
  const isCertified = status === 'approved';
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
  const commands = findCommands(onlyCommands ? text.slice(1) : text, {
    area: 'enterprise',
    own: own.filter((command) => isForMember(command, role) && (!command.href || isKnownLink(command.href))),
    may: (page) => isForMember(page, role) && isForState(page, status),
    wordsOf: ({ path, pinyin = sectionWords[path] ?? '' }) => pinyin,
  });
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

const own: readonly (Command & { members: readonly MemberRole[] })[] = [
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

export const SchoolPalette = ({ onClose }: { onClose(): void }) => (
  <Palette label="搜职位、人选、对话" useFound={useFound} onClose={onClose} />
);
