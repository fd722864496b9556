import { keepPreviousData } from '@tanstack/react-query';
import { AutoComplete, Button, Form, Input, Select } from 'antd';
import type { ReactNode } from 'react';
import type { SavedTalent, TalentDetail } from '#contract/talents/talent-shapes.ts';
import { formatDate } from '#contract/text.ts';
import { useAction } from '#web/features/calls/use-action.ts';
import { useCall } from '#web/features/calls/use-call.ts';
import { ConsoleList } from '#web/features/console/list/console-list.tsx';
import { pill } from '#web/features/console/list/filter-field.tsx';
import { arrivalText, TalentRow } from './talent-row.tsx';
import type { useTalentFilters } from './use-talents.ts';

interface Props {
  list: ReturnType<typeof useTalentFilters>;
  /** The pill that leads here and back. */
  way: ReactNode;
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
export function SavedTalents({ list, way, onGreet }: Props) {
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
        {way}
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

interface Fields {
  folder: string;
  note: string;
}

const changes = ['GET /api/company/savedTalents', ['talents', 'open']] as const;

/** Takes a person out of 人才夹. */
const useDropSaved = () => useAction('DELETE /api/talents/:id/saved', { invalidates: changes, done: '已移出人才夹' });

/** Keeps a person in a folder with a note, for colleagues alone. */
export function SaveForm({ talent: { id, saved } }: { talent: Pick<TalentDetail, 'id' | 'saved'> }) {
  const folders = useCall('GET /api/company/savedTalents', {}, { background: true }).data?.folders ?? [];
  const save = useAction('PUT /api/talents/:id/saved', {
    invalidates: changes,
    opened: id,
    done: saved ? '人才夹已更新' : '已存入人才夹',
  });
  const drop = useDropSaved();
  return (
    <Form<Fields>
      layout="inline"
      className="mb-4 gap-y-2"
      aria-label="人才夹"
      initialValues={saved ?? { folder: '', note: '' }}
      onFinish={(body) => void save.send({ params: { id }, body })}
    >
      <Form.Item name="folder" rules={[{ required: true, whitespace: true, message: '请填写人才夹的名称' }]}>
        <AutoComplete
          className="w-32"
          aria-label="人才夹名称"
          placeholder="人才夹"
          maxLength={20}
          options={folders.map(({ name }) => ({ value: name }))}
        />
      </Form.Item>
      <Form.Item name="note" className="min-w-32 flex-1">
        <Input aria-label="备注，仅同事可见" placeholder="备注，仅同事可见" maxLength={300} />
      </Form.Item>
      <Button htmlType="submit" loading={save.isPending}>
        {saved ? '更新' : '存入人才夹'}
      </Button>
      {saved && (
        <Button type="text" loading={drop.isPending} onClick={() => void drop.send({ params: { id } })}>
          移出
        </Button>
      )}
    </Form>
  );
}
