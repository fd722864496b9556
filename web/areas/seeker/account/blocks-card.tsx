import { useRef, useState } from 'react';
import type { Block } from '#contract/identity/accounts.ts';
import { call } from '#web/api/browser-call.ts';
import { useAction } from '#web/features/page-calls/use-action.ts';
import { paths } from '#web/paths.ts';
import { Button } from '#web/ui/button.tsx';
import { Checkbox } from '#web/ui/fields/checkbox.tsx';
import { TextField } from '#web/ui/fields/text-field.tsx';
import { handled } from '#web/ui/handled.ts';

interface Found {
  id: string;
  name: string;
  cityName: string;
}

/** Blocked companies: a current or a former employer. */
export function BlocksCard({ blocks }: { blocks: readonly Block[] }) {
  const [list, setList] = useState(blocks);
  const [keyword, setKeyword] = useState('');
  const [withGroup, setWithGroup] = useState(true);
  const [found, setFound] = useState<Found[] | null>(null);
  const [error, setError] = useState<string>();
  /** What was searched last: an earlier answer that comes after it is left. */
  const asked = useRef('');
  const search = async () => {
    const length = [...keyword.trim()].length;
    setError(length < 2 ? (length === 0 ? '请填写单位名称' : '单位名称至少 2 个字') : undefined);
    if (length < 2) return setFound(null);
    const query = { keyword: keyword.trim() };
    asked.current = query.keyword;
    const answer = await call('GET /api/company/queryCompany', { query }, { background: true }).catch(() => null);
    if (asked.current === query.keyword) setFound(answer?.items ?? null);
  };
  const without = (companyId: string) => list.filter(({ company }) => company.id !== companyId);
  const block = useAction('PUT /api/jobers/me/blocks/:companyId', {
    done: '已屏蔽，对方搜不到你了',
    onSuccess: (added, { params }) => {
      setList([added, ...without(params.companyId)]);
      asked.current = '';
      setFound(null);
      setKeyword('');
    },
  });
  const unblock = useAction('DELETE /api/jobers/me/blocks/:companyId', {
    onSuccess: (_, { params }) => setList(without(params.companyId)),
  });
  return (
    <>
      <p className="mb-3 text-14 text-ink-3">不想让现在或以前的单位看到你在找工作？屏蔽后它们搜不到你</p>
      <form className="flex items-start gap-2" onSubmit={handled(search)}>
        <TextField
          fieldClass="min-w-0 flex-1 max-w-90"
          label="单位名称"
          placeholder="至少两个字"
          maxLength={60}
          value={keyword}
          error={error}
          onChange={({ target }) => {
            setKeyword(target.value);
            setError(undefined);
          }}
        />
        <Button type="submit" look="tint" className="mt-6">
          查找
        </Button>
      </form>
      <Checkbox className="mt-2" checked={withGroup} onChange={({ target }) => setWithGroup(target.checked)}>
        连同它的集团或各校区
      </Checkbox>
      {found && (
        <ul className="mt-3 divide-y divide-line rounded-ctl border border-line" aria-label="查找结果">
          {found.length === 0 && <li className="px-4 py-3 text-14 text-ink-3">没有这个名称的单位，换个写法试试</li>}
          {found.map((company) => (
            <li key={company.id} className="flex items-center justify-between gap-3 px-4 py-2">
              <span className="min-w-0 truncate text-14 text-ink-1">
                {company.name} <span className="text-14 text-ink-3">{company.cityName}</span>
              </span>
              <Button
                size="s"
                onClick={() => void block.send({ params: { companyId: company.id }, body: { withGroup } })}
              >
                屏蔽
              </Button>
            </li>
          ))}
        </ul>
      )}
      {list.length > 0 && (
        <ul className="mt-4 divide-y divide-line" aria-label="已屏蔽的单位">
          {list.map(({ company, group }) => (
            <li key={company.id} className="flex items-center justify-between gap-3 py-2">
              <span className="min-w-0">
                <a className="block truncate text-14 text-ink-1 hover:text-brand" href={paths.company(company.id)}>
                  {company.name}
                </a>
                {group && <span className="text-12 text-ink-3">连同名称以“{group}”开头的单位</span>}
              </span>
              <Button size="s" look="text" onClick={() => void unblock.send({ params: { companyId: company.id } })}>
                取消屏蔽
              </Button>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
