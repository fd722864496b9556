import { Button, Form } from 'antd';
import { Suspense, useRef, useState } from 'react';
import { memberRoles } from '#contract/companies/member-roles.ts';
import { teamEndpoints } from '#contract/companies/teams.ts';
import { call } from '#web/api/browser-call.ts';
import { lazyPart } from '#web/api/lazy-part.tsx';
import { useAction } from '#web/features/calls/use-action.ts';
import { fieldsOf } from '#web/features/forms/field.tsx';
import { TextField } from '#web/features/forms/fields.tsx';
import { showFieldErrors } from '#web/features/forms/show-field-errors.ts';
import { setSession, useSession } from '#web/session/session-store.ts';
import { Avatar } from '#web/ui/avatar.tsx';

const field = fieldsOf(teamEndpoints['PATCH /api/team/me'].body);

const AvatarEditor = lazyPart(() =>
  import('#web/features/resume/avatar-editor.tsx').then(({ AvatarEditor }) => AvatarEditor),
);

interface Fields {
  name: string;
  title?: string;
}

export const mask = (phone: string) => phone.replace(/^(\d{3})\d{4}/, '$1****');

/** My name, title and picture, as seekers see them. */
export function MyCard() {
  const me = useSession((state) => state.companyJober);
  const phone = useSession((state) => state.user?.phone ?? '');
  const [form] = Form.useForm<Fields>();
  const [picture, setPicture] = useState<File | null>(null);
  const input = useRef<HTMLInputElement>(null);
  const save = useAction('PATCH /api/team/me', {
    done: '已保存',
    onSuccess: (companyJober) => setSession({ companyJober }),
    onError: (error) => showFieldErrors(form, error),
  });
  const saveAvatar = async (avatarFileId: string) => {
    const body = { name: me?.name ?? '', title: me?.title, avatarFileId };
    setSession({ companyJober: await call('PATCH /api/team/me', { body }) });
  };
  return (
    <section aria-label="我的资料">
      <h2 className="mb-4 text-16 font-semibold text-ink-1">我的资料</h2>
      <div className="mb-4 flex items-center gap-4">
        <Avatar name={me?.name ?? '我'} src={me?.avatarUrl} size={64} />
        <div>
          <Button onClick={() => input.current?.click()}>更换头像</Button>
          <p className="mt-1 text-12 text-ink-3">求职者能看到，建议用本人照片</p>
        </div>
        <input
          ref={input}
          type="file"
          accept="image/*"
          className="sr-only"
          tabIndex={-1}
          aria-label="选择头像"
          onChange={({ target }) => {
            setPicture(target.files?.[0] ?? null);
            target.value = '';
          }}
        />
      </div>
      <Form<Fields>
        form={form}
        name="me"
        layout="vertical"
        initialValues={{ name: me?.name, title: me?.title }}
        onFinish={(body) => void save.send({ body })}
      >
        <TextField {...field('name')} autoComplete="name" />
        <TextField {...field('title')} placeholder="如 人事处 招聘主管" />
        <p className="mb-4 text-13 text-ink-3">
          手机号 <span className="tabular">{mask(phone)}</span>，不会展示给求职者
          {me?.role && <span className="block">角色：{memberRoles[me.role]}</span>}
        </p>
        <Button type="primary" htmlType="submit" loading={save.isPending}>
          保存
        </Button>
      </Form>
      {picture && (
        <Suspense>
          <AvatarEditor file={picture} onClose={() => setPicture(null)} save={saveAvatar} />
        </Suspense>
      )}
    </section>
  );
}
