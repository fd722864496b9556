import { Alert, Button, Form, Modal } from 'antd';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import type { OperatorRole } from '#contract/actor.ts';
import { operatorDuties, operatorRoles } from '#contract/operators/acts.ts';
import { type ManagedOperator, type NewKey, operatorEndpoints } from '#contract/operators/operators.ts';
import { ApiError } from '#web/api/api-error.ts';
import { useAction, useCall } from '#web/features/calls/use-call.ts';
import { ConsoleList } from '#web/features/console/list/console-list.tsx';
import {
  actsColumn,
  column,
  type ListColumns,
  type RowAct,
  RowActs,
  RowName,
} from '#web/features/console/list/row-parts.tsx';
import { PageHead } from '#web/features/console/page-head.tsx';
import { ChoiceField, FormDialog, fieldsOf, TextField } from '#web/features/forms/fields.tsx';
import { QrText } from '#web/features/page/qr-code.tsx';
import { dayAndTime } from '#web/features/time/day-parts.ts';
import { Avatar } from '#web/ui/avatar.tsx';
import { doorsOf } from '../sections.ts';

const roleOptions = Object.entries(operatorRoles).map(([value, label]) => ({ value: value as OperatorRole, label }));

/** An operator with fewer left should make new ones. */
const LOW_CODES = 3;

/** Who it is, which pages they may open, and when they last acted. */
const columns: ListColumns<ManagedOperator> = [
  column('姓名', {}, ({ name, phone, role, self, disabled, recoveryCodesLeft: n }) => (
    <RowName
      name={name}
      picture={<Avatar name={name} size={40} />}
      mark={
        <span className="text-14 text-ink-2">
          {operatorRoles[role as OperatorRole]}
          {self && '，我'}
          {disabled && '，已停用'}
        </span>
      }
      about={
        <span className="tabular">
          {phone}
          {n < LOW_CODES && <span className="ml-2 text-warm-ink">恢复码剩 {n} 个，该换一组</span>}
        </span>
      }
    />
  )),
  column('能用的页面', {}, ({ role }) => doorsOf(role as OperatorRole)),
  column('最近操作', { width: 160 }, ({ lastActAt }) => (
    <span className="tabular">{lastActAt ? dayAndTime(lastActAt) : '还没有操作过'}</span>
  )),
];

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
      <section className="overflow-hidden card">
        <ConsoleList
          label="账号"
          query={operators}
          columns={[
            ...columns,
            actsColumn<ManagedOperator>(160, (one) =>
              one.self ? null : (
                <RowActs
                  of={one.name}
                  main={one.disabled ? switchOf(one) : undefined}
                  more={one.disabled ? [] : [...rolesFor(one), resetOf(one), switchOf(one)]}
                />
              ),
            ),
          ]}
          empty="还没有账号"
        />
      </section>
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

/** The credentials of a person, shown only this once. */
function KeyDialog({ name, made, onClose }: { name: string; made: NewKey; onClose(): void }) {
  return (
    <Modal
      open
      title={`${name} 的登录方式`}
      closable={false}
      footer={
        <Button type="primary" onClick={onClose}>
          已当面交给本人
        </Button>
      }
    >
      <Alert type="warning" showIcon title="只显示这一次，请当面交给本人，不要经聊天软件发送" />
      <div className="mt-4 flex gap-5 max-sm:flex-col">
        <div className="w-40 shrink-0">
          <QrText text={made.otpauth} size={160} label="验证器的二维码" />
          <p className="mt-1 text-center text-12 text-ink-3">用验证器扫描</p>
        </div>
        <dl className="min-w-0 flex-1 text-14">
          <dt className="text-ink-3">首次密码</dt>
          <dd className="mb-3 font-mono text-16 text-ink-1 select-all">{made.password}</dd>
          <dt className="text-ink-3">恢复码，每个用一次</dt>
          <dd className="grid grid-cols-2 gap-x-3 font-mono text-14 text-ink-1 select-all max-sm:grid-cols-1">
            {made.recoveryCodes.map((code) => (
              <span key={code}>{code}</span>
            ))}
          </dd>
        </dl>
      </div>
    </Modal>
  );
}

const field = fieldsOf(operatorEndpoints['POST /api/admin/operators'].body);

interface Fields {
  phone: string;
  name: string;
  role: OperatorRole;
}

interface Props {
  roles: { value: OperatorRole; label: string }[];
  onMade(name: string, made: NewKey): void;
  onClose(): void;
}

function NewOperatorDialog({ roles, onMade, onClose }: Props) {
  const [form] = Form.useForm<Fields>();
  const create = useAction('POST /api/admin/operators', {
    invalidates: ['GET /api/admin/operators'],
    onSuccess: (made, { body }) => onMade(body.name, made),
    onError: (error) => {
      if (error instanceof ApiError) form.setFields([{ name: 'phone', errors: [error.message] }]);
    },
  });
  return (
    <FormDialog
      title="新建运营账号"
      okText="新建"
      busy={create.isPending}
      form={form}
      initialValues={{ role: 'review' }}
      onSend={(fields) => create.mutate({ body: fields })}
      onClose={onClose}
    >
      <TextField {...field('phone')} inputMode="numeric" maxLength={11} />
      <TextField {...field('name')} />
      <ChoiceField {...field('role')} options={roles} />
    </FormDialog>
  );
}
