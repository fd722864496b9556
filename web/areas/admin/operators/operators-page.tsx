import { Button } from 'antd';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router';
import type { OperatorRole } from '#contract/actor.ts';
import { splitActDetail } from '#contract/operators/act-details.ts';
import { actNames, operatorDuties, operatorRoles } from '#contract/operators/acts.ts';
import type { ManagedOperator, NewKey, OperatorAct } from '#contract/operators/operators.ts';
import { useAction } from '#web/features/calls/use-action.ts';
import { useCall } from '#web/features/calls/use-call.ts';
import { ConsoleList } from '#web/features/console/list/console-list.tsx';
import type { ListColumns } from '#web/features/console/list/list-columns.ts';
import { actsColumn, type RowAct, RowActs } from '#web/features/console/list/row-acts.tsx';
import { timesOf } from '#web/features/console/list/use-list-params.ts';
import { PageHead } from '#web/features/console/page-head.tsx';
import { dayAndTime } from '#web/features/time/day-parts.ts';
import { pickedNow } from '#web/features/time/picked-time.ts';
import { dateText } from '#web/features/time/time-text.ts';
import { paths } from '#web/paths.ts';
import { Avatar } from '#web/ui/avatar.tsx';
import { Doors } from '../shell/doors.tsx';
import { KeyDialog } from './key-dialog.tsx';
import { NewOperatorDialog } from './new-operator-dialog.tsx';

const roleOptions = Object.entries(operatorRoles).map(([value, label]) => ({ value: value as OperatorRole, label }));

/** An operator with fewer left should make new ones. */
const FEW_CODES = 3;

const DAYS = 30;
const SHOWN = 8;
const away = { background: true, quiet: true } as const;

/** What each operator did last, by name. */
function useLastActs(): ReadonlyMap<string, OperatorAct> {
  const acts = useCall('GET /api/admin/acts', { query: {} }, away);
  return new Map(acts.data?.items.toReversed().map((act) => [act.operatorName, act]));
}

/** '通过职位：小学心理健康教师' */
const actText = ({ act, detail }: Pick<OperatorAct, 'act' | 'detail'>) =>
  [actNames[act] ?? act, splitActDetail(detail).title].filter(Boolean).join('：');

/** The last acts by which somebody lost something, with why; the others are in the log. */
function SeriousActs() {
  const from = pickedNow().subtract(DAYS, 'day').format('YYYY-MM-DD');
  const acts = useCall('GET /api/admin/acts', { query: { weight: 'serious', ...timesOf({ from }) } }, away).data;
  if (!acts?.total) return null;
  return (
    <section aria-labelledby="serious" className="mt-3 rounded-card border border-line bg-surface">
      <h2 id="serious" className="flex items-baseline gap-2 px-4 py-3 text-16 font-semibold text-ink-1">
        近 {DAYS} 天有后果的操作
        <span className="tabular text-13 font-normal text-ink-3">{acts.total} 次</span>
        <Link className="ml-auto text-13 font-normal" to={`${paths.adminAudit()}?weight=serious`}>
          查看全部
        </Link>
      </h2>
      <ol>
        {acts.items.slice(0, SHOWN).map((act) => (
          <li key={act.id} className="flex flex-wrap gap-x-4 border-t border-line px-4 py-2.5 text-13">
            <span className="tabular w-22 text-ink-3">{dayAndTime(act.at)}</span>
            <span className="w-14 text-ink-2">{act.operatorName}</span>
            <span className="cut min-w-0 flex-1 text-ink-1 max-sm:basis-full">{actText(act)}</span>
            <span className="cut min-w-0 flex-1 text-ink-3 max-sm:basis-full">{splitActDetail(act.detail).rest}</span>
          </li>
        ))}
      </ol>
    </section>
  );
}

/** 运营账号: operators and their roles. For 超级 only. */
export function OperatorsPage() {
  const invalidates = ['GET /api/admin/operators'] as const;
  const operators = useCall('GET /api/admin/operators', {});
  const change = useAction('PATCH /api/admin/operators/:id', {
    invalidates,
    done: '已修改，对方的登录已结束',
  });
  const reset = useAction('POST /api/admin/operators/:id/reset', { invalidates });
  const lastActs = useLastActs();
  const [adding, setAdding] = useState(false);
  const [key, setKey] = useState<{ name: string; key: NewKey } | null>(null);

  const rolesFor = ({ id, name, role: now }: ManagedOperator): RowAct[] =>
    roleOptions
      .filter(({ value }) => value !== now)
      .map(({ value: role, label }) => ({
        label: `改为${label}`,
        ask: { title: `把 ${name} 改为${label}？`, content: `${operatorDuties[role]}。当前登录会结束` },
        onAct: () => change.send({ params: { id }, body: { role } }),
      }));
  const resetOf = ({ id, name }: ManagedOperator): RowAct => ({
    label: '重置登录',
    danger: true,
    ask: { title: `重置 ${name} 的登录方式？`, content: '旧密码、验证器和恢复码全部作废，当前登录会结束' },
    onAct: async () => {
      reset.renew();
      const made = await reset.send({ params: { id } });
      if (made) setKey({ name, key: made });
    },
  });
  const switchOf = ({ id, name, disabled }: ManagedOperator): RowAct => ({
    label: disabled ? '启用' : '停用',
    danger: !disabled,
    ask: {
      title: `${disabled ? '启用' : '停用'} ${name}？`,
      content: disabled ? '用原来的密码和动态码重新登录' : '当前登录立即结束，启用之前不能登录',
    },
    onAct: () => change.send({ params: { id }, body: { disabled: !disabled } }),
  });

  const columns: ListColumns<ManagedOperator> = [
    {
      title: '姓名',
      key: 'name',
      width: 220,
      rowScope: 'row',
      render: (_, { name, phone, role, self, disabled, recoveryCodesLeft: n }) => (
        <span className="flex items-center gap-3">
          <Avatar name={name} size={40} />
          <span className="min-w-0">
            <span className={disabled ? 'text-ink-3 line-through' : 'font-medium text-ink-1'}>{name}</span>
            <span className="ml-2 text-13 font-normal text-ink-2">{operatorRoles[role as OperatorRole]}</span>
            {self && <span className="ml-1.5 text-12 text-ink-3">我</span>}
            <span className="tabular block text-12 text-ink-3">
              {phone}
              {n < FEW_CODES && <span className="ml-2 text-warm-ink">恢复码剩 {n} 个，该换一组</span>}
            </span>
          </span>
        </span>
      ),
    },
    {
      title: '能用的页面',
      key: 'role',
      width: 392,
      render: (_, { role }) => (
        <span className="block max-sm:w-[calc(100vw-64px)] max-sm:py-1">
          <Doors role={role as OperatorRole} />
        </span>
      ),
    },
    {
      title: '最近操作',
      key: 'last',
      render: (_, { name, lastActAt, createdAt }) => {
        const last = lastActs.get(name);
        return (
          <span className="cut block text-13 text-ink-1">
            <span className="tabular mr-2 text-ink-3">
              {lastActAt ? dayAndTime(last?.at ?? lastActAt) : `${dateText(createdAt)} 建立，还没有操作过`}
            </span>
            {last && actText(last)}
          </span>
        );
      },
    },
    actsColumn(64, (row) =>
      row.self ? null : (
        <RowActs
          of={row.name}
          main={row.disabled ? switchOf(row) : undefined}
          more={row.disabled ? [] : [...rolesFor(row), resetOf(row), switchOf(row)]}
        />
      ),
    ),
  ];
  const working = operators.data?.items.filter(({ disabled }) => !disabled);

  return (
    <>
      <PageHead
        note={working && `${working.length} 人在用`}
        actions={
          <Button type="primary" icon={<Plus size={16} />} onClick={() => setAdding(true)}>
            新建账号
          </Button>
        }
      />
      <section className="overflow-hidden rounded-card border border-line bg-surface">
        <ConsoleList
          label="账号"
          query={operators}
          columns={columns}
          minWidth={760}
          pageSize={100}
          empty="还没有账号"
        />
      </section>
      <SeriousActs />
      {adding && (
        <NewOperatorDialog
          roles={roleOptions}
          onClose={() => setAdding(false)}
          onMade={(name, made) => {
            setAdding(false);
            setKey({ name, key: made });
          }}
        />
      )}
      {key && <KeyDialog name={key.name} made={key.key} onClose={() => setKey(null)} />}
    </>
  );
}
