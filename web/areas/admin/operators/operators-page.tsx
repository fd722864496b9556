import { App, Button } from 'antd';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import type { OperatorRole } from '#contract/actor.ts';
import { operatorDuties, operatorRoles } from '#contract/operators/acts.ts';
import type { ManagedOperator, NewKey } from '#contract/operators/operators.ts';
import { useAction } from '#web/features/calls/use-action.ts';
import { useCall } from '#web/features/calls/use-call.ts';
import { Beside } from '#web/features/console/list/beside.tsx';
import { ConsoleList } from '#web/features/console/list/console-list.tsx';
import type { ListColumns } from '#web/features/console/list/list-columns.ts';
import { actsColumn, type RowAct, RowActs } from '#web/features/console/list/row-acts.tsx';
import { PageHead } from '#web/features/console/page-head.tsx';
import { dayAndTime } from '#web/features/time/day-parts.ts';
import { dateText } from '#web/features/time/time-text.ts';
import { Avatar } from '#web/ui/avatar.tsx';
import { KeyDialog } from './key-dialog.tsx';
import { NewOperatorDialog } from './new-operator-dialog.tsx';
import { actText, SeriousActs, useLastActs } from './recent-acts.tsx';
import { RoleMatrix } from './role-matrix.tsx';

const roleOptions = Object.entries(operatorRoles).map(([value, label]) => ({ value: value as OperatorRole, label }));

/** An operator with fewer left should make new ones. */
const FEW_CODES = 3;

/** 运营账号: operators and their roles. For 超级 only. */
export function OperatorsPage() {
  const { modal } = App.useApp();
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

  const confirmReset = ({ id, name }: ManagedOperator) => {
    reset.renew();
    modal.confirm({
      title: `重置 ${name} 的登录方式？`,
      content: '旧密码、验证器和恢复码全部作废，当前登录会结束',
      okText: '重置',
      cancelText: '取消',
      onOk: async () => {
        const made = await reset.send({ params: { id } });
        if (made) setKey({ name, key: made });
      },
    });
  };
  const confirmDisable = ({ id, name, disabled }: ManagedOperator) =>
    modal.confirm({
      title: disabled ? `启用 ${name}？` : `停用 ${name}？`,
      content: disabled ? '用原来的密码和动态码重新登录' : '当前登录立即结束，启用之前不能登录',
      okText: disabled ? '启用' : '停用',
      okButtonProps: { danger: !disabled },
      cancelText: '取消',
      onOk: () => change.send({ params: { id }, body: { disabled: !disabled } }),
    });

  const rolesFor = ({ id, name, role: now }: ManagedOperator): RowAct[] =>
    roleOptions
      .filter(({ value }) => value !== now)
      .map(({ value: role, label }) => ({
        label: `改为${label}`,
        ask: { title: `把 ${name} 改为${label}？`, content: `${operatorDuties[role]}。当前登录会结束` },
        onAct: () => change.send({ params: { id }, body: { role } }),
      }));

  const columns: ListColumns<ManagedOperator> = [
    {
      title: '姓名',
      key: 'name',
      width: 220,
      rowScope: 'row',
      render: (_, { name, phone, self, disabled, recoveryCodesLeft: n }) => (
        <span className="flex items-center gap-3">
          <Avatar name={name} size={36} />
          <span className="min-w-0">
            <span className={disabled ? 'text-ink-3 line-through' : 'font-medium text-ink-1'}>{name}</span>
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
      title: '角色',
      key: 'role',
      width: 150,
      render: (_, { role }) => (
        <span className="block max-sm:ps-12">
          <span className="block text-ink-1">{operatorRoles[role as OperatorRole]}</span>
          <span className="block text-13 text-ink-3 lg:hidden">{operatorDuties[role as OperatorRole]}</span>
        </span>
      ),
    },
    {
      title: '最近操作',
      key: 'last',
      width: 300,
      phone: 'end',
      render: (_, { name, lastActAt, createdAt }) => {
        const last = lastActs.get(name);
        return (
          <span className="flex flex-col">
            <span className="tabular text-ink-1 max-sm:text-12 max-sm:text-ink-3">
              {lastActAt ? dayAndTime(lastActAt) : '还没有操作过'}
            </span>
            <span className="cut text-12 text-ink-3 max-sm:hidden">
              {last ? actText(last) : `${dateText(createdAt)} 建立`}
            </span>
          </span>
        );
      },
    },
    actsColumn(124, (row) =>
      row.self ? null : (
        <RowActs
          of={row.name}
          main={
            row.disabled
              ? { label: '启用', onAct: () => confirmDisable(row) }
              : { label: '重置登录', onAct: () => confirmReset(row) }
          }
          more={
            row.disabled ? [] : [...rolesFor(row), { label: '停用', danger: true, onAct: () => confirmDisable(row) }]
          }
        />
      ),
    ),
  ];
  const working = operators.data?.items.filter(({ disabled }) => !disabled).length;

  return (
    <>
      <PageHead
        note={working !== undefined && `${working} 人在用，登录都要密码加动态码；改角色和停用会立即结束对方的登录`}
        actions={
          <Button type="primary" icon={<Plus size={16} />} onClick={() => setAdding(true)}>
            新建账号
          </Button>
        }
      />
      <Beside aside={<SeriousActs />}>
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
        {operators.data && <RoleMatrix people={operators.data.items} />}
      </Beside>
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
