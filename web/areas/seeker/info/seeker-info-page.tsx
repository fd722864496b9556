import { zodResolver } from '@hookform/resolvers/zod';
import { useEffect, useState } from 'react';
import { useForm } from 'react-hook-form';
import { useNavigate, useSearchParams } from 'react-router';
import type { z } from 'zod';
import { genders, identities, newJober } from '#contract/identity.ts';
import { legalVersions } from '#contract/legal.ts';
import { educations } from '#contract/taxonomy/educations.ts';
import { type List, labelOf } from '#contract/taxonomy/list.ts';
import { ApiError } from '../../../api/api-error.ts';
import { call } from '../../../api/browser-call.ts';
import { toast } from '../../../api/toasts.ts';
import { cityOptions } from '../../../features/city/city-options.ts';
import { paths } from '../../../paths.ts';
import { safePath } from '../../../safe-path.ts';
import { forgetRegisterTicket, registerTicket } from '../../../session/register-ticket.ts';
import { setSession, useSession } from '../../../session/session-store.ts';
import { Button, ButtonLink } from '../../../ui/button.tsx';
import { Checkbox } from '../../../ui/checkbox.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { SelectField } from '../../../ui/select-field.tsx';
import { TextField } from '../../../ui/text-field.tsx';

type Fields = z.input<typeof newJober>;

const options = (list: List) => Object.keys(list).map((value) => ({ value, label: labelOf(list, value) }));
const blankAsAbsent = { setValueAs: (value: string) => value || undefined };

/** The phone was not verified here: there is nothing to register with. */
function NotVerified({ redirect }: { redirect: string | undefined }) {
  return (
    <div className="card mx-auto my-10 max-w-140 max-sm:mx-4">
      <h1 className="sr-only">完善个人信息</h1>
      <EmptyState
        title="请先验证手机号"
        text="用手机号和验证码登录后，再填写个人信息"
        action={
          <ButtonLink look="filled" href={paths.seekerLogin(redirect)}>
            去登录
          </ButtonLink>
        }
      />
    </div>
  );
}

/** The version in force, which the consent names; until it is known, the one of this build. */
function useAgreementVersion(): string {
  const [version, setVersion] = useState<string>(legalVersions.agreement);
  useEffect(() => {
    const options = { background: true, quiet: true };
    call('GET /api/site/legal', {}, options).then(
      ({ agreement }) => setVersion(agreement),
      () => {},
    );
  }, []);
  return version;
}

/** The profile of a new seeker, after the phone was verified. */
export function SeekerInfoPage() {
  const navigate = useNavigate();
  const [params] = useSearchParams();
  const redirect = params.get('redirect') ?? undefined;
  const phone = useSession((state) => state.user?.phone);
  const ticket = registerTicket();
  const { register, handleSubmit, setError, formState } = useForm<Fields>({ resolver: zodResolver(newJober) });
  const { errors, isSubmitting } = formState;
  const agreement = useAgreementVersion();
  if (!ticket) return <NotVerified redirect={redirect} />;

  const save = async (fields: Fields) => {
    try {
      const answer = await call('POST /api/jober/registerJoberInfo', { body: { ...fields, registerTicket: ticket } });
      setSession({ token: answer.token, user: answer.user, jober: answer.jober });
      forgetRegisterTicket();
      toast.success('登记成功');
      await navigate(redirect ? safePath(redirect) : paths.seekerHome(), { replace: true });
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      for (const { path, message } of error.issues) setError(path.split('.').at(-1) as keyof Fields, { message });
    }
  };

  return (
    <section className="mx-auto my-8 w-full max-w-170 px-4 max-sm:my-4">
      <form className="card p-8 max-sm:p-5" noValidate onSubmit={handleSubmit(save)}>
        <h1 className="text-24 font-semibold text-ink-1">完善个人信息</h1>
        <p className="mt-1 mb-6 text-13 text-ink-3">{phone} 已验证。这些信息会写进你的第一份简历，以后可以随时修改</p>
        <div className="grid grid-cols-2 gap-x-4 gap-y-4 max-sm:grid-cols-1">
          <TextField
            label="姓名"
            required
            autoComplete="name"
            maxLength={30}
            error={errors.name?.message}
            {...register('name')}
          />
          <SelectField
            label="性别"
            required
            placeholder="请选择"
            options={options(genders)}
            error={errors.gender?.message}
            {...register('gender')}
          />
          <TextField
            label="出生日期"
            required
            type="date"
            min="1930-01-01"
            error={errors.birthday?.message}
            {...register('birthday')}
          />
          <SelectField
            label="最高学历"
            required
            placeholder="请选择"
            options={options(educations)}
            error={errors.education?.message}
            {...register('education')}
          />
          <SelectField
            label="当前身份"
            required
            placeholder="请选择"
            options={options(identities)}
            error={errors.identity?.message}
            {...register('identity')}
          />
          <SelectField
            label="期望城市"
            placeholder="不限"
            options={cityOptions}
            error={errors.cityCode?.message}
            {...register('cityCode', blankAsAbsent)}
          />
          <TextField
            label="期望职位"
            fieldClass="col-span-full"
            placeholder="如 小学语文教师"
            maxLength={40}
            error={errors.intention?.message}
            {...register('intention', blankAsAbsent)}
          />
        </div>
        <Checkbox
          className="mt-6"
          value={agreement}
          error={errors.agreementVersion?.message}
          {...register('agreementVersion', {
            setValueAs: (given: unknown) => (given ? agreement : undefined),
          })}
        >
          我已阅读并同意
          <a className="text-brand" href={paths.agreement()} target="_blank" rel="noreferrer">
            《用户服务协议》
          </a>
          和
          <a className="text-brand" href={paths.privacy()} target="_blank" rel="noreferrer">
            《隐私政策》
          </a>
        </Checkbox>
        <Button type="submit" look="filled" size="l" wide className="mt-6" busy={isSubmitting}>
          完成
        </Button>
      </form>
    </section>
  );
}
