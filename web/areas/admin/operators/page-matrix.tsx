import { clsx } from 'clsx';
import { Check } from 'lucide-react';
import type { ReactNode } from 'react';
import type { OperatorRole } from '#contract/actor.ts';
import { splitActDetail } from '#contract/operators/act-details.ts';
import { actNames, operatorRoles } from '#contract/operators/acts.ts';
import type { ManagedOperator } from '#contract/operators/operators.ts';
import { useCall } from '#web/features/calls/use-call.ts';
import { isForOperator, type Section, sectionOf } from '#web/features/page/sections.ts';
import { dayAndTime } from '#web/features/time/day-parts.ts';
import { dateText, daysUntil } from '#web/features/time/time-text.ts';
import { Avatar } from '#web/ui/avatar.tsx';
import { doorsOf, limitedPages } from '../sections.ts';

/** An operator with fewer left should make new ones. */
const FEW_CODES = 3;
/** Who did nothing for so long hardly needs the account. */
const IDLE_DAYS = 14;

/** What somebody did last, and when; that it was long ago is said. */
function LastAct({ of: { name, lastActAt, createdAt } }: { of: ManagedOperator }) {
  const query = { operator: name };
  const acts = useCall('GET /api/admin/acts', lastActAt ? { query } : null, { background: true, quiet: true });
  const last = acts.data?.items[0];
  if (!lastActAt) return <span className="text-12 text-ink-3">{dateText(createdAt)} 建立，还没有操作过</span>;
  const idle = -daysUntil(lastActAt, Date.now());
  return (
    <span className="tabular block text-14 max-lg:flex max-lg:flex-wrap max-lg:items-baseline max-lg:gap-x-2">
      {last && (
        <span className="line-clamp-1 text-ink-1">
          {[actNames[last.act] ?? last.act, splitActDetail(last.detail).title].filter(Boolean).join('：')}
        </span>
      )}
      <span className="text-12 text-ink-3">{dayAndTime(last?.at ?? lastActAt)}</span>
      {idle >= IDLE_DAYS && <span className="ml-2 text-12 text-warm-ink">{idle} 天没有操作</span>}
    </span>
  );
}

function Person({ of: { name, phone, role, self, disabled, recoveryCodesLeft: n } }: { of: ManagedOperator }) {
  return (
    <span className="flex items-center gap-3">
      <Avatar name={name} size={40} />
      <span className="min-w-0">
        <span className={disabled ? 'text-ink-3 line-through' : 'font-semibold text-ink-1'}>{name}</span>
        <span className="ml-2 text-14 font-normal text-ink-2">{operatorRoles[role as OperatorRole]}</span>
        {self && <span className="ml-1.5 text-12 font-normal text-ink-3">我</span>}
        <span className="tabular block text-12 font-normal text-ink-3">
          {phone}
          {n < FEW_CODES && <span className="ml-2 text-warm-ink">恢复码剩 {n} 个，该换一组</span>}
        </span>
      </span>
    </span>
  );
}

interface Props {
  people: readonly ManagedOperator[];
  acts(person: ManagedOperator): ReactNode;
}

/** Which pages each person may open: pages grouped as in the sidebar, people as rows. On a phone the pages are named instead. */
export function PageMatrix({ people, acts }: Props) {
  const all = limitedPages();
  const nameOf = ({ path }: Section) => sectionOf(path)?.label ?? '';
  const groups = Object.entries(Object.groupBy(all, nameOf));
  const edge = (page: Section) => all.find((one) => nameOf(one) === nameOf(page)) === page && 'border-l border-line';
  return (
    <table className="w-full text-left">
      <thead className="text-12 text-ink-2 max-lg:hidden [&_th]:bg-fill [&_th]:font-normal">
        <tr>
          <th scope="col" rowSpan={2} className="ps-5 pb-2 align-bottom text-14">
            姓名
          </th>
          {groups.map(([group, sections = []]) => (
            <th
              key={group}
              scope="colgroup"
              colSpan={sections.length}
              className="border-l border-line pt-2.5 text-center text-ink-3"
            >
              {group}
            </th>
          ))}
          <th scope="col" rowSpan={2} className="border-l border-line ps-5 pb-2 align-bottom text-14">
            最近操作
          </th>
          <th scope="col" rowSpan={2} className="pe-5 pb-2 text-right align-bottom text-14">
            操作
          </th>
        </tr>
        <tr>
          {all.map((page) => (
            <th key={page.path} scope="col" className={clsx('pt-1.5 pb-2.5 align-top', edge(page))}>
              {/* Two characters a line, so that a column is no wider than its tick. */}
              <span className="mx-auto block w-[2em] text-center leading-4 break-all">{page.label}</span>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {people.map((person) => {
          const role = person.role as OperatorRole;
          return (
            <tr key={person.id} className="group border-t border-line hover:bg-ground max-lg:first:border-t-0">
              <th scope="row" className="py-2.5 ps-5 pe-3 font-normal max-sm:ps-4 lg:w-56">
                <Person of={person} />
                <span className="mt-2 block space-y-1 text-14 lg:hidden">
                  <span className="block text-ink-1">{doorsOf(role)}</span>
                  <LastAct of={person} />
                </span>
              </th>
              {all.map((section) => {
                const isOpen = isForOperator(section, role);
                return (
                  <td key={section.path} className={clsx('w-10 max-lg:hidden', edge(section))}>
                    <span
                      className={clsx(
                        'mx-auto grid h-9 w-8 place-items-center rounded-tag',
                        isOpen && (person.disabled ? 'bg-fill text-ink-4' : 'bg-brand-tint text-brand'),
                      )}
                    >
                      {isOpen ? (
                        <Check size={16} strokeWidth={2.25} role="img" aria-label={`能用${section.label}`} />
                      ) : (
                        <i className="size-1 rounded-full bg-line-strong" />
                      )}
                    </span>
                  </td>
                );
              })}
              <td className="border-l border-line px-5 max-lg:hidden">
                <LastAct of={person} />
              </td>
              <td className="w-16 pe-5 text-right max-lg:pt-3 max-lg:align-top max-sm:pe-4">{acts(person)}</td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}
