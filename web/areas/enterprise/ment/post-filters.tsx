import { Input, Select } from 'antd';
import { Search } from 'lucide-react';
import { optionsOf } from '#contract/taxonomy/options.ts';
import { stages } from '#contract/taxonomy/stages.ts';
import { subjects } from '#contract/taxonomy/subjects.ts';
import { tenures } from '#contract/taxonomy/tenures.ts';
import { useColleagues } from '../release/use-colleagues.ts';

const lists = { stage: ['学段', stages], subject: ['学科', subjects], tenure: ['编制', tenures] } as const;
export type FilterName = keyof typeof lists | 'keyword' | 'memberId';
export const filterNames: readonly FilterName[] = ['keyword', 'stage', 'subject', 'tenure', 'memberId'];

interface Props {
  values: Partial<Record<FilterName, string | undefined>>;
  onChange(patch: Partial<Record<FilterName, string | undefined>>): void;
}

/** Search and filters over the posts; they stand in the URL. */
export function PostFilters({ values, onChange }: Props) {
  const colleagues = useColleagues();
  return (
    <div className="flex flex-wrap items-center gap-2 px-4 py-3">
      <Input
        key={values.keyword ?? ''}
        className="w-56! max-sm:w-full!"
        prefix={<Search size={16} className="text-ink-4" aria-hidden="true" />}
        placeholder="职位名称"
        aria-label="搜索职位"
        defaultValue={values.keyword}
        maxLength={60}
        allowClear
        onPressEnter={(event) => onChange({ keyword: event.currentTarget.value.trim() })}
        onClear={() => onChange({ keyword: undefined })}
      />
      {(Object.keys(lists) as (keyof typeof lists)[]).map((name) => (
        <Select
          key={name}
          className="min-w-26"
          allowClear
          mode="multiple"
          maxTagCount={1}
          showSearch={{ optionFilterProp: 'label' }}
          popupMatchSelectWidth={180}
          aria-label={lists[name][0]}
          placeholder={lists[name][0]}
          value={values[name]?.split(',') ?? []}
          options={optionsOf(lists[name][1])}
          onChange={(codes: string[]) => onChange({ [name]: codes.join(',') || undefined })}
        />
      ))}
      {(colleagues.length > 1 || values.memberId) && (
        <Select
          className="min-w-28"
          allowClear
          showSearch={{ optionFilterProp: 'label' }}
          popupMatchSelectWidth={180}
          aria-label="负责人"
          placeholder="负责人"
          value={values.memberId}
          options={colleagues.map(({ id, name }) => ({ value: id, label: name }))}
          onChange={(memberId?: string) => onChange({ memberId })}
        />
      )}
    </div>
  );
}
