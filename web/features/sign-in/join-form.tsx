import { type FormEvent, use, useState } from 'react';
import type { z } from 'zod';
import { legalVersions } from '#contract/personal-data/legal.ts';
import { newJober } from '#contract/seekers/seeker.ts';
import { ApiError } from '#web/api/api-error.ts';
import { call } from '#web/api/browser-call.ts';
import { toast } from '#web/api/toasts.ts';
import { BasicsFields } from '#web/features/basics/basics-fields.tsx';
import { useFields } from '#web/features/basics/use-fields.ts';
import { useBusy } from '#web/features/page-calls/use-busy.ts';
import { quietly, useCall } from '#web/features/page-calls/use-call.ts';
import { answeredEducation } from '#web/features/self-check/resume-drafts.ts';
import { PlacesContext } from '#web/features/site/places.ts';
import { forgetRegisterTicket } from '#web/session/register-ticket.ts';
import { useSession } from '#web/session/session-store.ts';
import { unfinished } from '#web/session/unfinished.ts';
import { Button } from '#web/ui/button.tsx';
import { Checkbox } from '#web/ui/fields/checkbox.tsx';
import { TextField } from '#web/ui/fields/text-field.tsx';
import { forgetAgreed, hasAgreed } from './credentials.tsx';
import { enterAccount } from './enter-account.ts';

type Fields = z.output<typeof newJober>;

/** What 资格自检 was told before the sign-in. */
const answeredBasics = (): Partial<Fields> | null => {
  const education = answeredEducation();
  return education ? { education } : null;
};

/** The version in force, which the consent names; until loaded, this build's. */
const useAgreementVersion = (): string =>
  useCall('GET /api/site/legal', {}, quietly).data?.agreement ?? legalVersions.agreement;

interface Props {
  /** Proof of the phone; consumed by the registration. */
  ticket: string;
  /** The person is registered and signed in. */
  onDone(): Promise<void> | void;
}

/** The profile of a new seeker with a verified phone. */
export function JoinForm({ ticket, onDone }: Props) {
  const places = use(PlacesContext);
  const phone = useSession((state) => state.user?.phone);
  const place = `join_${phone}`;
  const agreement = useAgreementVersion();
  const [agreedBefore] = useState(() => phone !== undefined && hasAgreed(phone));
  // Consent is given anew each time: on this page, or on signing in just before it.
  const [initial] = useState((): Partial<Fields> => {
    const kept: Partial<Fields> | null = unfinished.read(place) ?? answeredBasics();
    return { ...kept, agreementVersion: agreedBefore ? agreement : undefined };
  });
  const { values, set, field, errorOf, refuse, check } = useFields(newJober, place, initial);
  const { busy, run } = useBusy();

  const save = async (fields: Fields) => {
    const body = { ...fields, agreementVersion: agreement, registerTicket: ticket };
    try {
      const answer = await call('POST /api/jober/registerJoberInfo', { body });
      await enterAccount({ token: answer.token, user: answer.user, jober: answer.jober });
      forgetRegisterTicket();
      forgetAgreed();
      unfinished.clear(place);
      toast.success('注册成功');
      await onDone();
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      refuse(error.issues);
    }
  };

  const send = (event: FormEvent<HTMLFormElement>) => {
    const fields = check(event);
    if (fields) void run(() => save(fields));
  };

  const texts = (
    <>
      <a className="text-brand" href={places.agreement()} target="_blank" rel="noreferrer">
        《用户服务协议》
      </a>
      和
      <a className="text-brand" href={places.privacy()} target="_blank" rel="noreferrer">
        《隐私政策》
      </a>
    </>
  );
  return (
    <form noValidate onSubmit={send}>
      <div className="grid grid-cols-2 gap-x-4 gap-y-4 max-sm:grid-cols-1">
        <BasicsFields
          field={field}
          city={values.cityCode ?? null}
          onCity={(code) => set('cityCode', code ?? undefined)}
        />
        <TextField
          label="期望职位"
          fieldClass="col-span-full"
          placeholder="如 小学语文教师"
          maxLength={40}
          {...field('intention')}
        />
      </div>
      {agreedBefore ? (
        <p className="mt-6 text-14 text-ink-3">登录时已同意{texts}</p>
      ) : (
        <Checkbox
          className="mt-6"
          name="agreementVersion"
          checked={values.agreementVersion !== undefined}
          error={errorOf('agreementVersion')}
          onChange={({ target }) => set('agreementVersion', target.checked ? agreement : undefined)}
        >
          我已阅读并同意{texts}
        </Checkbox>
      )}
      <Button type="submit" look="filled" size="l" wide className="mt-6" busy={busy}>
        完成
      </Button>
    </form>
  );
}
