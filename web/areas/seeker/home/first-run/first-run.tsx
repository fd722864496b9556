import { clsx } from 'clsx';
import FilePen from 'lucide-react/icons/file-pen';
import UploadIcon from 'lucide-react/icons/upload';
import { type ReactNode, useState } from 'react';
import { privacyLevels } from '#contract/identity/account-words.ts';
import type { Resume } from '#contract/resumes/resumes.ts';
import type { Jober } from '#contract/seekers/seeker.ts';
import { useAction } from '#web/features/page-calls/use-action.ts';
import { paths } from '#web/paths.ts';
import { getSession, setSession, useSession } from '#web/session/session-store.ts';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { Head } from '#web/ui/head.tsx';
import { ChoiceTabs } from '#web/ui/tabs.tsx';
import { saysWhat } from './is-first-run.ts';
import { useWish } from './use-wish.ts';
import { WishStep } from './wish-step.tsx';

/** The home of somebody who has just come: three steps. */
export function FirstRun({ resume, onSkip }: { resume: Resume; onSkip(): void }) {
  const name = useSession((state) => state.jober?.name);
  return (
    <>
      <Head
        title={name ? `${name}，欢迎` : '欢迎'}
        text="三步，大约两分钟。随时可以停，已填的会留着"
        act={
          <Button look="text" onClick={onSkip}>
            先跳过
          </Button>
        }
      />
      <Steps resume={resume} />
    </>
  );
}

interface StepProps {
  n: number;
  title: string;
  hint: string;
  current: boolean;
  /** Beside the title, on a wide screen. */
  aside?: ReactNode;
  children?: ReactNode;
}

function Step({ n, title, hint, current, aside, children }: StepProps) {
  return (
    <li className="border-b border-line px-6 py-5 last:border-b-0 max-sm:px-4">
      <div className="flex items-start gap-4 max-sm:flex-col">
        <span className="flex min-w-0 flex-1 items-start gap-4">
          <span
            className={clsx(
              'grid size-7 shrink-0 place-items-center rounded-full text-14',
              current ? 'bg-brand-solid text-on-brand' : 'border border-line-strong text-ink-2',
            )}
            aria-hidden
          >
            {n}
          </span>
          <span className="min-w-0">
            <h2 className="text-16 leading-7">{title}</h2>
            <span className="block text-14 text-ink-3">{hint}</span>
          </span>
        </span>
        {aside && <div className="flex flex-wrap items-center gap-2 max-sm:pl-11">{aside}</div>}
      </div>
      {children && <div className="mt-4 pl-11 max-sm:pl-0">{children}</div>}
    </li>
  );
}

const levels: readonly { value: Jober['privacy']; label: string }[] = [
  { value: 'delivered', label: '仅投递可见' },
  { value: 'public', label: '公开给认证学校' },
  { value: 'hidden', label: '隐藏' },
];

/** Who sees the resume; saved on change. */
function Visibility() {
  const privacy = useSession((state) => state.jober?.privacy) ?? 'delivered';
  const { send } = useAction('PATCH /api/account/privacy', {
    background: true,
    done: ({ privacy }) => `已改为${privacyLevels[privacy]}`,
    onSuccess: ({ privacy }) => {
      const { jober } = getSession();
      if (jober) setSession({ jober: { ...jober, privacy } });
    },
  });
  return (
    <ChoiceTabs
      label="谁能看到我的简历"
      className="flex-wrap rounded-ctl bg-fill p-1"
      choices={levels}
      value={privacy}
      onChange={(next) => void send({ body: { privacy: next } })}
    />
  );
}

/** The three steps of somebody new; the first can be used at once, the second opens when it is done. */
export function Steps({ resume }: { resume: Resume }) {
  const { wish, change } = useWish(resume);
  const [at, setAt] = useState(saysWhat(wish) ? 2 : 1);
  return (
    <ol className="card" aria-label="开始的三步">
      <Step n={1} title="你想教什么，在哪里" hint="点选即可，选了就记下，以后随时能改" current={at === 1}>
        <WishStep wish={wish} onChange={change} onNext={() => setAt(2)} />
      </Step>
      <Step
        n={2}
        title="带来一份简历"
        hint="有就传上来，我们替你填好，你再核对；没有就从毕业学校写起"
        current={at === 2}
        aside={
          <>
            <ButtonLink look={at === 2 ? 'filled' : 'outline'} href={paths.resume('import')}>
              <UploadIcon size={16} aria-hidden />
              传一份
            </ButtonLink>
            <ButtonLink href={paths.resume('educations')}>
              <FilePen size={16} aria-hidden />
              从零写
            </ButtonLink>
          </>
        }
      />
      <Step
        n={3}
        title="谁能看到你"
        hint="选“仅投递可见”，只有你投过的学校能看到；现在的单位可以屏蔽"
        current={at === 3}
        aside={<Visibility />}
      />
    </ol>
  );
}
