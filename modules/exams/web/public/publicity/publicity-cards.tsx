import ShieldCheck from 'lucide-react/icons/shield-check';
import { type ReactNode, useRef, useState } from 'react';
import { lazyPart } from '#web/api/lazy-part.tsx';
import { useBusy } from '#web/features/page-calls/use-busy.ts';
import { dayAndTime, monthDay } from '#web/features/time/day-parts.ts';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { type FactRow, FactRows } from '#web/ui/fact-rows.tsx';
import { Tag } from '#web/ui/tag.tsx';
import type { ChainHead } from '../../../contract/exams.ts';
import type { PublicObjection, PublicObjections } from '../../../contract/publicity/objections.ts';
import { objection as machine, type ObjectionKind, objectionKinds } from '../../../contract/results/objection-state.ts';
import type { ObjectionTarget } from './objection-form.tsx';

interface VerifyCardProps {
  /** SHA-256 of the list that the page shows. */
  hash: string;
  chain: ChainHead;
  /** Draws whose seed is public and agrees with the hash that was published before. */
  draws: readonly { label: string; seed: string; committedOn: string }[];
}

const inFours = (hash: string) => hash.match(/.{1,8}/g)?.join(' ') ?? '';

interface Verdict {
  said: string[];
  isProven: boolean;
}

/** Checks an archive on this device, with the code of `npm run verify-archive`. */
async function verify(file: File, head: string | null): Promise<Verdict> {
  const [{ unzipSync }, { archiveFaults }] = await Promise.all([
    import('fflate'),
    import('../../../contract/archive/archive-faults.ts'),
  ]);
  try {
    const members = unzipSync(new Uint8Array(await file.arrayBuffer()));
    const { manifest, faults, checked } = await archiveFaults(new Map(Object.entries(members)));
    if (faults.length > 0) return { said: faults.slice(0, 5), isProven: false };
    if (manifest?.head !== head) return { said: ['归档包本身完整，但操作记录的指纹与本页不同'], isProven: false };
    const { lists, lines, draws, events } = checked;
    return { said: [`${lists} 份名单 ${lines} 行、${draws} 次抽签、${events} 条事件都与复算一致`], isProven: true };
  } catch {
    return { said: ['这个文件不是归档包，或已损坏'], isProven: false };
  }
}

/** What proves that a list stays as it was published, and the means to check an archive in the browser. */
export function VerifyCard({ hash, chain, draws }: VerifyCardProps) {
  const input = useRef<HTMLInputElement>(null);
  const { busy, run } = useBusy();
  const [verdict, setVerdict] = useState<Verdict | null>(null);
  const check = async (file: File | undefined) => {
    if (!file) return;
    setVerdict((await run(() => verify(file, chain.hash))) ?? null);
  };
  return (
    <Card
      space="side"
      heading={
        <span className="flex items-center gap-2">
          <ShieldCheck size={18} className="text-ok" aria-hidden />
          这份名单可以核验
        </span>
      }
    >
      <p className="mb-2 text-14 text-ink-3">公布时留下指纹，之后改一个字就对不上。</p>
      <details className="mb-2 text-14">
        <summary className="cursor-pointer text-brand">指纹和抽签记录</summary>
        <FactRows
          className="mt-2 grid-cols-1 gap-y-1 [&_dd]:mb-2 [&_dd]:font-mono [&_dd]:text-12"
          facts={[
            ['名单指纹（SHA-256）', inFours(hash)],
            [`操作记录 ${chain.events.toLocaleString('en')} 条的指纹`, chain.hash && inFours(chain.hash)],
            ...draws.map(
              ({ label, seed, committedOn }): FactRow => [
                `${label}种子，与 ${committedOn} 公布的哈希一致`,
                `…${seed.slice(-16)}`,
              ],
            ),
          ]}
        />
      </details>
      <input
        ref={input}
        type="file"
        accept=".zip"
        className="sr-only"
        aria-label="归档包"
        tabIndex={-1}
        onChange={({ target }) => {
          void check(target.files?.[0]);
          target.value = '';
        }}
      />
      <Button className="script-only mt-1 w-full" busy={busy} onClick={() => input.current?.click()}>
        选一个归档包来核验
      </Button>
      <div role="status">
        {verdict && (
          <ul className={`mt-2 text-14 ${verdict.isProven ? 'text-ok-ink' : 'text-err-ink'}`}>
            {verdict.said.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        )}
      </div>
      <p className="mt-2 text-14 text-ink-3">
        项目结束后组织单位提供归档包，含公告、决定、抽签、评分表、名单与异议；在本机核验，不会上传。
      </p>
    </Card>
  );
}

export const ObjectionForm = lazyPart(() => import('./objection-form.tsx'), 'ObjectionForm');

export const Filed = ({ children }: { children?: ReactNode }) => (
  <p className="rounded-ctl bg-ok-tint px-3 py-2 text-14 text-ok-ink" role="status">
    已提交，答复会通知你。{children}
  </p>
);

interface ObjectionCardProps extends PublicObjections {
  publicationId: string;
  targets: readonly ObjectionTarget[];
  /** Where to sign in; null for who is signed in. */
  signInHref: string | null;
  onFiled(): void;
}

function Answered({ kind, status: state, madeAt, answer, answeredAt }: PublicObjection) {
  return (
    <li className="py-2.5 text-14">
      <p className="flex items-center justify-between gap-2">
        <span className="font-semibold text-ink-1">{objectionKinds[kind as ObjectionKind]}</span>
        <Tag tone={state === 'filed' ? 'plain' : state === 'upheld' ? 'err' : 'ok'}>{machine.labels.seeker[state]}</Tag>
      </p>
      {answer && <p className="mt-1 break-words whitespace-pre-wrap">{answer}</p>}
      <p className="tabular mt-1 text-14 text-ink-3">
        {monthDay(madeAt)} 受理{answeredAt ? `，${monthDay(answeredAt)} 答复` : '，答复会公开，不显示异议人'}
      </p>
    </li>
  );
}

/** 提出异议 while a list is shown, and the public list of answers. Null for a list that takes none and has none. */
export function ObjectionCard({ publicationId, window, items, targets, signInHref, onFiled }: ObjectionCardProps) {
  const [filed, setFiled] = useState(false);
  const takes = window?.open === true && window.workingDays > 0;
  if (!takes && items.length === 0) return null;
  return (
    <Card space="side" id="objections" heading={takes ? '提出异议' : '异议与答复'}>
      {takes && (
        <>
          <p className="mb-3 text-14 text-ink-3">
            实名提交，身份只有负责人和监督能看到。{dayAndTime(window.endsAt)} 截止。
          </p>
          {filed ? (
            <Filed>
              <button type="button" className="ml-2 text-brand" onClick={() => setFiled(false)}>
                再提一件
              </button>
            </Filed>
          ) : signInHref ? (
            <a className="btn btn-tint unless-seeker w-full" href={signInHref}>
              登录后提出异议
            </a>
          ) : (
            <ObjectionForm
              {...{ publicationId, targets }}
              onDone={() => {
                setFiled(true);
                onFiled();
              }}
            />
          )}
        </>
      )}
      {items.length > 0 && (
        <div className={takes ? 'mt-4 border-t border-line pt-3' : ''}>
          {takes && <h3 className="text-14 font-semibold text-ink-1">已受理 {items.length} 件</h3>}
          <ul className="divide-y divide-line">
            {items.map((item) => (
              <Answered key={item.id} {...item} />
            ))}
          </ul>
        </div>
      )}
    </Card>
  );
}
