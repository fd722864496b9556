import type { ReactNode } from 'react';
import type { CodePurpose } from '#contract/identity/code-purposes.ts';
import { CodeField } from '#web/features/sign-in/code-field.tsx';
import { FormError, useCredentials } from '#web/features/sign-in/credentials.tsx';
import { Dialog } from '#web/ui/dialog.tsx';

interface Props {
  title: string;
  purpose: CodePurpose;
  phone: string;
  /** The button's word; what ends something is asked in red, with a way back. */
  act: string;
  isEnd?: boolean;
  /** Above the code. */
  children: ReactNode;
  onClose(): void;
  onProved(verifyCode: string): Promise<unknown>;
}

/** What a fresh code to one's own phone is asked for. */
export function CodeDialog({ title, purpose, phone, act, isEnd = false, children, onClose, onProved }: Props) {
  const { values, bind, errors, busy, submit } = useCredentials({ verifyCode: '' });
  return (
    <Dialog
      width={480}
      onClose={onClose}
      title={title}
      back={isEnd && '再想想'}
      send={{
        label: act,
        look: isEnd ? 'danger' : 'filled',
        busy,
        onSend: () => submit(() => onProved(values.verifyCode)),
      }}
    >
      <div className="space-y-4">
        {children}
        <CodeField side="jober" purpose={purpose} phone={phone} {...bind('verifyCode')} />
        <FormError text={errors.form} />
      </div>
    </Dialog>
  );
}
