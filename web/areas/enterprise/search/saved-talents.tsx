import { keepPreviousData } from '@tanstack/react-query';
import { Select } from 'antd';
import type { SavedTalent } from '#contract/talents/talent-shapes.ts';
import { formatDate } from '#contract/text.ts';
import { useCall } from '#web/features/calls/use-call.ts';
import { ConsoleList } from '#web/features/console/list/console-list.tsx';
import { pill } from '#web/features/console/list/filter-field.tsx';
import { useDropSaved } from './talent-drawer.tsx';
import { arrivalText, TalentRow } from './talent-row.tsx';
import type { useTalentFilters } from './use-talents.ts';

interface Props {
  list: ReturnType<typeof useTalentFilters>;
  onGreet(talent: NonNullable<SavedTalent['talent']>): void;
}

function Drop({ id }: { id: string }) {
  const drop = useDropSaved();
  return (
    <button type="button" className="btn btn-s btn-text" onClick={() => void drop.send({ params: { id } })}>
      移出
    </button>
  );
}

/** Where the person is kept and why, in place of school and wish. */
const aboutOf = ({ folder, note, by, savedAt, talent }: SavedTalent): [string, string] => [
  [folder, note].filter(Boolean).join('：'),
  [`${by} ${formatDate(savedAt)} 存入`, talent && arrivalText(talent)].filter(Boolean).join('，'),
];

/** 人才夹: the people whom colleagues keep, as a search would show them now. */
export function SavedTalents({ list, onGreet }: Props) {
  const { page, view, id, show } = list;
  const saved = useCall(
    'GET /api/company/savedTalents',
    { query: { page, ...(view.folder ? { folder: view.folder } : {}) } },
    { placeholderData: keepPreviousData },
  );
  const folders = saved.data?.folders ?? [];
  return (
    <div>
      <div className="filters">
        <Select
          className="w-44"
          style={pill}
          aria-label="按人才夹筛选"
          placeholder="全部人才夹"
          allowClear
          value={view.folder ?? null}
          options={folders.map(({ name, n }) => ({ value: name, label: `${name}（${n}）` }))}
          onChange={(folder: string | null | undefined) => show({ folder })}
        />
        <p role="status" className="ml-auto text-14 text-ink-3">
          {saved.data ? `共 ${saved.data.total} 人` : '正在查找'}，仅本单位同事可见
        </p>
      </div>
      <section className="card">
        <ConsoleList
          label="人才夹"
          query={saved}
          list={list}
          lastPage={50}
          row={(item: SavedTalent) =>
            item.talent ? (
              <TalentRow
                key={item.id}
                talent={item.talent}
                current={item.id === id}
                about={aboutOf(item)}
                acts={<Drop id={item.id} />}
                onOpen={() => show({ id: item.id })}
                onGreet={() => item.talent && onGreet(item.talent)}
              />
            ) : (
              <li key={item.id} className="flex min-h-18 flex-wrap items-center gap-4 px-5 py-2.5 text-14 max-sm:px-4">
                <p className="text-ink-3">这位老师已不再公开简历</p>
                <p className="min-w-0 flex-1 truncate text-ink-2">{aboutOf(item)[0]}</p>
                <Drop id={item.id} />
              </li>
            )
          }
          empty="人才夹里还没有人，打开一份人才简历就能存入"
        />
      </section>
    </div>
  );
}
