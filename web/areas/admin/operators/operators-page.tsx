import { Button } from 'antd';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import type { OperatorRole } from '#contract/actor.ts';
import { operatorDuties, operatorRoles } from '#contract/operators/acts.ts';
import type { ManagedOperator, NewKey } from '#contract/operators/operators.ts';
import { useAction } from '#web/features/calls/use-action.ts';
import { useCall } from '#web/features/calls/use-call.ts';
import { ConsoleList } from '#web/features/console/list/console-list.tsx';
import { type RowAct, RowActs } from '#web/features/console/list/row-acts.tsx';
import { PageHead } from '#web/features/console/page-head.tsx';
import { KeyDialog } from './key-dialog.tsx';
import { NewOperatorDialog } from './new-operator-dialog.tsx';
import { PageMatrix } from './page-matrix.tsx';
import { SeriousActs } from './serious-acts.tsx';

const roleOptions = Object.entries(operatorRoles).map(([value, label]) => ({ value: value as OperatorRole, label }));

/** 运营账号: operators and their roles. For 超级 only. */
export function OperatorsPage() {
  const invalidates = ['GET /api/admin/operators'] as const;
  const operators = useCall('GET /api/admin/operators', {});
  const change = useAction('PATCH /api/admin/operators/:id', {
    invalidates,
    done: '已修改，对方的登录已结束',
  });
  const reset = useAction('POST /api/admin/operators/:id/reset', { invalidates });
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
          draw={(people) => (
            <PageMatrix
              people={people}
              acts={(one) =>
                one.self ? null : (
                  <RowActs
                    of={one.name}
                    main={one.disabled ? switchOf(one) : undefined}
                    more={one.disabled ? [] : [...rolesFor(one), resetOf(one), switchOf(one)]}
                  />
                )
              }
            />
          )}
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
