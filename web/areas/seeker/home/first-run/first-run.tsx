import type { Resume } from '#contract/resumes/resumes.ts';
import { QrCode } from '#web/features/page/qr-code.tsx';
import { paths } from '#web/paths.ts';
import { useSession } from '#web/session/session-store.ts';
import { Button } from '#web/ui/button.tsx';
import { Browse } from './browse.tsx';
import { EchoCard } from './echo-card.tsx';
import { Steps } from './steps.tsx';
import { useFirstRun } from './use-first-run.ts';

/** The home of somebody who has just come: three steps, and what happens after a delivery. */
export function FirstRun({ resume, onSkip }: { resume: Resume; onSkip(): void }) {
  const name = useSession((state) => state.jober?.name);
  const data = useFirstRun();
  return (
    <>
      <div className="mb-4 flex flex-wrap items-end justify-between gap-3">
        <div>
          <h1 className="text-24 font-semibold text-ink-1">{name ? `${name}，欢迎` : '欢迎'}</h1>
          <p className="mt-1 text-13 text-ink-3">三步，大约两分钟。随时可以停，已填的会留着</p>
        </div>
        <Button look="text" onClick={onSkip}>
          先跳过
        </Button>
      </div>
      <div className="grid grid-cols-[minmax(0,1fr)_312px] items-start gap-4 max-lg:grid-cols-1">
        <Steps resume={resume} />
        <aside className="min-w-0 space-y-4">
          <EchoCard replyRate={data.replyRate} />
          <div className="card flex items-center gap-4 p-4 max-lg:hidden">
            <QrCode path={paths.mobileResume()} size={88} />
            <p className="text-14 text-ink-1">
              手机上接着填
              <span className="block text-12 text-ink-3">扫一扫，已选的会带过去；有答复会提醒你</span>
            </p>
          </div>
        </aside>
      </div>
      <Browse {...data} />
    </>
  );
}
