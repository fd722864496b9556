import Share2 from 'lucide-react/icons/share-2';
import { type MouseEvent, Suspense, useState } from 'react';
import { applicantText, applicantWords } from '#contract/search/applicant.ts';
import type { OpenTo } from '#contract/search/post-search.ts';
import { lazyPart } from '#web/api/lazy-part.tsx';
import { type Check, type ChoiceRow, checkedPosts, checkHref, choiceRows } from '#web/features/quick-check/choices.ts';
import { useCheck } from '#web/features/quick-check/use-check.ts';
import { offlineOr } from '#web/ui/online.ts';
import type { HomeData } from './load-home.ts';

const ShareDialog = lazyPart(() =>
  import('#web/features/page/share-dialog.tsx').then(({ ShareDialog }) => ShareDialog),
);

/** A plain press; any other is left to the browser. */
const isPress = ({ button, metaKey, ctrlKey, shiftKey }: MouseEvent) =>
  button === 0 && !metaKey && !ctrlKey && !shiftKey;

/** 30 秒自检: four taps, and how many posts one may apply for. Without scripts every choice is a link. */
export function QuickCheck({ data }: { data: HomeData }) {
  const { check, found, choose } = useCheck(data);
  const chooseHere = (chosen: Check) => {
    history.replaceState(history.state, '', checkHref(chosen, data.cityCode));
    choose(chosen);
  };
  return (
    <section
      className="rounded-card border border-brand-line bg-brand-tint px-5 py-4 max-md:px-4 max-md:py-3.5"
      aria-label="30 秒自检"
      id="check"
    >
      <div className="mb-2 flex flex-wrap items-baseline justify-between gap-x-3">
        <h2 className="text-20">30 秒，看看你能报哪些</h2>
        <span className="text-12 text-ink-3">不用登录，不留手机号</span>
      </div>
      {choiceRows(check, data.cityCode).map((row) => (
        <Row key={row.name} row={row} cityCode={data.cityCode} onChoose={chooseHere} />
      ))}
      <Result check={check} found={found} />
    </section>
  );
}

interface RowProps {
  row: ChoiceRow;
  cityCode: string | undefined;
  onChoose(check: Check): void;
}

function Row({ row: { name, choices, more }, cityCode, onChoose }: RowProps) {
  const links = (some: typeof choices) =>
    some.map(({ label, current, check }) => (
      <a
        key={label}
        className="check-choice"
        href={checkHref(check, cityCode)}
        aria-current={current ? 'true' : undefined}
        data-keep-scroll
        onClick={(event) => {
          if (!isPress(event)) return;
          event.preventDefault();
          event.stopPropagation();
          event.currentTarget.closest('details')?.removeAttribute('open');
          onChoose(check);
        }}
      >
        {label}
      </a>
    ));
  return (
    <div className="flex gap-3 py-1">
      <span className="check-name">{name}</span>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset would bring its legend and border along */}
      <div role="group" aria-label={name} className="flex min-w-0 flex-wrap gap-1.5">
        {links(choices)}
        {more.length > 0 && (
          <details className="relative">
            <summary className="check-choice">其他</summary>
            <div className="absolute top-[calc(100%+6px)] right-0 z-12 flex max-h-65 w-78 flex-wrap gap-1.5 overflow-y-auto rounded-card bg-raised p-3 shadow-float max-md:right-auto max-md:-left-30 max-md:w-70">
              {links(more)}
            </div>
          </details>
        )}
      </div>
    </div>
  );
}

function Result({ check, found }: { check: Check; found: OpenTo | null }) {
  const { total, establishment } = found ?? { total: 0, establishment: 0 };
  return (
    <>
      <div className="mt-1.5 flex min-h-14 items-center justify-between gap-3">
        {found ? (
          <p aria-live="polite" aria-atomic className="text-14 text-ink-2">
            符合学历、专业和教资的{' '}
            <span className="whitespace-nowrap">
              <b className="num check-total text-40 leading-[1.2] text-brand max-sm:text-28">
                {total.toLocaleString('en-US')}
              </b>{' '}
              个，
            </span>
            <span className="whitespace-nowrap">
              其中编制 <b className="num text-28 text-ink-1 max-sm:text-20">{establishment.toLocaleString('en-US')}</b>{' '}
              个
            </span>
          </p>
        ) : (
          <p role="alert" className="text-14 text-ink-2">
            {offlineOr('没有算出来')}，请再点一次
          </p>
        )}
        <a className="btn btn-filled" href={checkedPosts(check)}>
          {total > 0 ? `看这 ${total.toLocaleString('en-US')} 个` : '看看相近的'}
        </a>
      </div>
      <p className="mt-2 flex">
        <ShareResult check={check} total={total} establishment={establishment} />
      </p>
    </>
  );
}

function ShareResult({ check, total, establishment }: { check: Check; total: number; establishment: number }) {
  const [open, setOpen] = useState(false);
  const title = `${applicantWords(check.applicant)}：学历、专业和教资符合 ${total} 个教师岗位，其中编制 ${establishment} 个`;
  return (
    <>
      <button
        type="button"
        className="link script-only ml-auto flex items-center gap-1 text-12"
        onClick={() => setOpen(true)}
      >
        <Share2 size={14} aria-hidden />
        发给朋友
      </button>
      {open && (
        <Suspense fallback={null}>
          <ShareDialog
            path={checkHref(check, undefined)}
            title={title}
            picture={{ kind: 'check', applicant: applicantText(check.applicant), cityCode: check.cityCode }}
            onClose={() => setOpen(false)}
          />
        </Suspense>
      )}
    </>
  );
}
