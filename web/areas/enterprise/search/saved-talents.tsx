import { keepPreviousData } from '@tanstack/react-query';
import { Select } from 'antd';
import type { SavedTalent } from '#contract/talents/talent-shapes.ts';
import { formatDate } from '#contract/text.ts';
import { useCall } from '#web/features/calls/use-call.ts';
import { ConsoleList } from '#web/features/console/list/console-list.tsx';
import { useDropSaved } from './save-form.tsx';
import { TalentItem } from './talent-item.tsx';
import { arrivalText } from './talent-words.ts';
import type { useTalentFilters } from './use-talents.ts';

interface Props {
  list: ReturnType<typeof useTalentFilters>;
  onGreet(talent: NonNullable<SavedTalent['talent']>): void;
}

function FolderNote({ item }: { item: SavedTalent }) {
  const drop = useDropSaved();
  return (
    <div className="text-14">
      <p className="flex items-center gap-2">
        <span className="tag">{item.folder}</span>
        {item.talent?.arrival && <span className="tag">{arrivalText(item.talent)}</span>}
        <button type="button" className="link text-12" onClick={() => void drop.send({ params: { id: item.id } })}>
          移出
        </button>
      </p>
      {item.note && <p className="mt-1 break-words text-ink-1">{item.note}</p>}
      <p className="text-12 text-ink-3">
        {item.by} {formatDate(item.savedAt)} 存入
      </p>
    </div>
  );
}

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
    <section className="rounded-card border border-line bg-surface">
      <div className="flex flex-wrap items-center gap-3 border-b border-line px-5 py-3 text-14 text-ink-3 max-sm:px-4">
        <Select
          className="w-44"
          aria-label="按人才夹筛选"
          placeholder="全部人才夹"
          allowClear
          value={view.folder ?? null}
          options={folders.map(({ name, n }) => ({ value: name, label: `${name}（${n}）` }))}
          onChange={(folder: string | null | undefined) => show({ folder })}
        />
        <p role="status">{saved.data ? `共 ${saved.data.total} 人` : '正在查找'}，仅本单位同事可见</p>
      </div>
      <ConsoleList
        label="人才夹"
        query={saved}
        list={list}
        lastPage={50}
        row={(item: SavedTalent) =>
          item.talent ? (
            <TalentItem
              key={item.id}
              talent={item.talent}
              open={item.id === id}
              reasons={<FolderNote item={item} />}
              onOpen={() => show({ id: item.id })}
              onGreet={() => item.talent && onGreet(item.talent)}
            />
          ) : (
            <li key={item.id} className="flex flex-wrap items-center gap-4 px-5 py-3.5 max-sm:px-4">
              <p className="text-14 text-ink-3">这位老师已不再公开简历</p>
              <FolderNote item={item} />
            </li>
          )
        }
        empty="人才夹里还没有人，打开一份人才简历就能存入"
      />
    </section>
  );
}
