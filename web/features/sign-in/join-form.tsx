import { zodResolver } from '@hookform/resolvers/zod';
import { use, useEffect, useState } from 'react';
import { useForm } from 'react-hook-form';
import type { z } from 'zod';
import { genders, identities, newJober } from '#contract/jobers.ts';
import { legalVersions } from '#contract/legal.ts';
import { educations } from '#contract/taxonomy/educations.ts';
import { optionsOf } from '#contract/taxonomy/options.ts';
import { ApiError } from '../../api/api-error.ts';
import { call } from '../../api/browser-call.ts';
import { toast } from '../../api/toasts.ts';
import { forgetRegisterTicket } from '../../session/register-ticket.ts';
import { setSession } from '../../session/session-store.ts';
import { Button } from '../../ui/button.tsx';
import { Checkbox } from '../../ui/checkbox.tsx';
import { SelectField } from '../../ui/select-field.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { cityOptions } from '../city/city-options.ts';
import { PlacesContext } from '../shell/places.ts';

type Fields = z.input<typeof newJober>;

const blankAsAbsent = { setValueAs: (value: string) => value || undefined };

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

interface Props {
  /** Proof of the phone; spent by the registration. */
  ticket: string;
  /** The person is registered and signed in. */
  onDone(): Promise<void> | void;
}

/** The profile of a new seeker, after the phone was verified. */
export function JoinForm({ ticket, onDone }: Props) {
  const places = use(PlacesContext);
  const { register, handleSubmit, setError, formState } = useForm<Fields>({ resolver: zodResolver(newJober) });
  const { errors, isSubmitting } = formState;
  const agreement = useAgreementVersion();

  const save = async (fields: Fields) => {
    try {
      const answer = await call('POST /api/jober/registerJoberInfo', { body: { ...fields, registerTicket: ticket } });
      setSession({ token: answer.token, user: answer.user, jober: answer.jober });
      forgetRegisterTicket();
      toast.success('登记成功');
      await onDone();
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      for (const { path, message } of error.issues) setError(path.split('.').at(-1) as keyof Fields, { message });
    }
  };

  return (
    <form noValidate onSubmit={handleSubmit(save)}>
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
          options={optionsOf(genders)}
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
          options={optionsOf(educations)}
          error={errors.education?.message}
          {...register('education')}
        />
        <SelectField
          label="当前身份"
          required
          placeholder="请选择"
          options={optionsOf(identities)}
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
        <a className="text-brand" href={places.agreement()} target="_blank" rel="noreferrer">
          《用户服务协议》
        </a>
        和
        <a className="text-brand" href={places.privacy()} target="_blank" rel="noreferrer">
          《隐私政策》
        </a>
      </Checkbox>
      <Button type="submit" look="filled" size="l" wide className="mt-6" busy={isSubmitting}>
        完成
      </Button>
    </form>
  );
}
