import { School, Search } from 'lucide-react';
import { company as machine } from '#contract/companies/company-state.ts';
import { pages } from '#contract/pages.ts';
import { useCall } from '#web/features/calls/use-call.ts';
import { type Found, findCommands, quiet } from '#web/features/console/palette/choices.ts';
import { Palette } from '#web/features/console/palette/palette.tsx';
import { useSettled } from '#web/features/console/palette/use-settled.ts';
import { isForOperator, sectionsOf, tabsOf } from '#web/features/page/sections.ts';
import { paths } from '#web/paths.ts';
import { useSession } from '#web/session/session-store.ts';

const VISIBLE_ROWS = 5;
const LEAST = 2;

/** What a text finds: companies, the lists that are searched for it, and commands; `>` finds commands only. People are looked up in their list, which records it. */
function useFound(text: string): Found {
  const role = useSession((state) => state.operator?.role);
  const typed = useSettled(text.trim());
  const word = text.startsWith('>') ? '' : typed.slice(0, 30);
  const maySee = isForOperator(pages['/admin/companies'], role);
  const companies = useCall(
    'GET /api/admin/companies',
    word && maySee ? { query: { keyword: word, sort: 'attention', page: 1 } } : null,
    quiet,
  );
  const lists = sectionsOf('admin').flatMap((section) => {
    const tabs = tabsOf(section);
    return (tabs.length > 0 ? tabs : [section]).filter((page) => page.finds && isForOperator(page, role));
  });
  const commands = findCommands(text.startsWith('>') ? text.slice(1) : text, {
    area: 'admin',
    may: (page) => isForOperator(page, role),
  });
  const groups = [
    {
      label: '单位',
      choices: (word ? (companies.data?.items ?? []) : []).slice(0, VISIBLE_ROWS).map(({ id, name, status }) => ({
        id: `company-${id}`,
        title: name,
        note: machine.labels.operator[status],
        icon: School,
        href: paths.adminCompany(id),
      })),
    },
    {
      label: '查找',
      choices: (word.length < LEAST ? [] : lists).map(({ path, finds }) => ({
        id: `find-${path}`,
        title: `在${finds}里找“${word}”`,
        icon: Search,
        href: `${path}?${new URLSearchParams({ keyword: word })}`,
      })),
    },
    { label: '命令', choices: commands },
  ];
  return {
    groups: groups.filter(({ choices }) => choices.length > 0),
    pending: Boolean(word) && (companies.isFetching || typed !== text.trim()),
    failed: companies.isError,
  };
}

export const OperatorPalette = ({ onClose }: { onClose(): void }) => (
  <Palette label="搜单位、用户、单号" useFound={useFound} onClose={onClose} />
);
