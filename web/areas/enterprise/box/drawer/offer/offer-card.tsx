import { Button } from 'antd';
import { ChevronUp, Download, X } from 'lucide-react';
import { Fragment, useState } from 'react';
import { Link } from 'react-router';
import { type BoxDetail, type BoxRow, mostReserve } from '#contract/deliveries/box-rows.ts';
import type { OfferTerms } from '#contract/deliveries/offer-rules.ts';
import { salaryText } from '#contract/posts/salary-text.ts';
import { useAction } from '#web/features/calls/use-action.ts';
import { useCall } from '#web/features/calls/use-call.ts';
import { saveFile } from '#web/features/files/save-file.ts';
import { dayAndTime } from '#web/features/time/day-parts.ts';
import { paths } from '#web/paths.ts';
import { useSession } from '#web/session/session-store.ts';
import { Part } from '../career.tsx';
import { OfferForm } from './offer-form.tsx';

/** The terms in lines: the column is too narrow for facts side by side. */
function termsOf({ pay, payUnit, payParts, startsOn, contract, bring }: OfferTerms): [name: string, said: string][] {
  const amount = (fen: number) => salaryText({ min: fen, max: fen, unit: payUnit });
  const parts = payParts.map((part) => `${part.name} ${amount(part.amount)}`).join('，');
  const terms: [string, string | undefined][] = [
    ['税前薪酬', parts ? `${amount(pay)}（${parts}）` : amount(pay)],
    ['到岗日', startsOn],
    ['合同', contract],
    ['携带', bring],
  ];
  return terms.filter((term): term is [string, string] => Boolean(term[1]));
}

/** What was offered: the terms, the letter, and the way to change them until they are answered. */
export function OfferCard({ detail }: { detail: BoxDetail }) {
  const [changing, setChanging] = useState(false);
  const role = useSession((state) => state.companyJober?.role);
  const { id, offer, person, status } = detail;
  const letter = useAction('GET /api/company/deliveries/:id/offer.pdf', {
    onSuccess: (bytes) => saveFile(`录用意向书-${person.name}.pdf`, bytes),
  });
  if (!offer) return null;
  const isLate = status === 'offer' && new Date(offer.answerBy) < new Date();
  return (
    <section className="rounded-ctl bg-fill p-4 text-14" aria-label="录用意向">
      <dl className="grid grid-cols-[72px_1fr] gap-x-2 gap-y-1">
        {termsOf(offer).map(([name, said]) => (
          <Fragment key={name}>
            <dt className="text-ink-3">{name}</dt>
            <dd className="break-words whitespace-pre-line text-ink-1">{said}</dd>
          </Fragment>
        ))}
      </dl>
      <p className={isLate ? 'mt-2 text-warm-ink' : 'mt-2 text-ink-3'}>
        {status === 'offer'
          ? `请对方 ${dayAndTime(offer.answerBy)} 前答复${isLate ? '，已过期，可以延长' : ''}`
          : `答复截止 ${dayAndTime(offer.answerBy)}`}
      </p>
      {(role === 'owner' || role === 'recruiter') && !detail.closed && (
        <div className="mt-2 flex flex-wrap gap-2">
          <Button
            size="small"
            icon={<Download size={14} aria-hidden="true" />}
            loading={letter.isPending}
            onClick={() => void letter.send({ params: { id } })}
          >
            下载意向书
          </Button>
          {detail.moves.includes('change-offer') && (
            <Button size="small" onClick={() => setChanging(true)}>
              更改条件或延长答复
            </Button>
          )}
        </div>
      )}
      {changing && <OfferForm row={detail} current={offer} onClose={() => setChanging(false)} />}
    </section>
  );
}

const shownIn: readonly string[] = ['interview', 'offer', 'accepted', 'declined'];

/** The reserve of a post in its order, and the way to change it. */
function useReserve(postId: string | null) {
  const list = useCall('GET /api/company/boxRows', postId ? { query: { postId, reserve: '1' } } : null, {
    background: true,
  });
  const rows = [...(list.data?.items ?? [])].sort((a, b) => (a.reserve ?? 0) - (b.reserve ?? 0));
  const save = useAction('PUT /api/company/posts/:id/reserve', { invalidates: ['GET /api/company/boxRows'] });
  const set = (ids: string[]) => void (postId && save.send({ params: { id: postId }, body: { ids } }));
  return { rows, isLoaded: list.data !== undefined, busy: save.isPending, set };
}

/** 候补: whom the school takes next. Where an offer was declined or has expired, the first one is proposed with its terms. */
export function ReserveCard({ detail }: { detail: BoxDetail }) {
  const [offering, setOffering] = useState<BoxRow | null>(null);
  const role = useSession((state) => state.companyJober?.role);
  const { id, offer, post, status } = detail;
  const { rows, isLoaded, busy, set } = useReserve(shownIn.includes(status) ? post.id : null);
  const ids = rows.map((row) => row.id);
  const mayMove = role === 'owner' || role === 'recruiter';
  const mayJoin = mayMove && status === 'interview' && !ids.includes(id) && rows.length < mostReserve;
  const isLost =
    status === 'declined' || (status === 'offer' && offer !== null && new Date(offer.answerBy) < new Date());
  const [first] = rows;
  if (!isLoaded || (rows.length === 0 && !mayJoin && !isLost)) return null;
  const swapped = (at: number) => ids.map((one, n) => ids[n === at ? at - 1 : n === at - 1 ? at : n] ?? one);
  return (
    <Part title="候补" aside={rows.length > 0 && `${rows.length} 人`}>
      {rows.length === 0 && (
        <p className="text-14 text-ink-3">
          {isLost ? '没有列候补。' : '还没有候补。录用没有被接受时，按候补的先后另选一位。'}
          {isLost && (
            <Link className="link" to={paths.box({ tab: 'interview', postId: post.id })}>
              看这个职位还在面试的人，另选一位
            </Link>
          )}
        </p>
      )}
      <ol className="space-y-1 text-14">
        {rows.map((row, at) => (
          <li key={row.id} className="flex items-center gap-2">
            <span className="tabular w-5 text-ink-3">{at + 1}</span>
            <Link className="min-w-0 flex-1 truncate hover:text-brand" to={paths.box({ tab: 'all', id: row.id })}>
              {row.person.name}
            </Link>
            {mayMove && (
              <>
                <Button
                  type="text"
                  size="small"
                  aria-label={`${row.person.name}提前一位`}
                  icon={<ChevronUp size={16} />}
                  disabled={at === 0 || busy}
                  onClick={() => set(swapped(at))}
                />
                <Button
                  type="text"
                  size="small"
                  aria-label={`${row.person.name}移出候补`}
                  icon={<X size={16} />}
                  disabled={busy}
                  onClick={() => set(ids.filter((one) => one !== row.id))}
                />
              </>
            )}
          </li>
        ))}
      </ol>
      {mayJoin && (
        <Button size="small" className="mt-2" loading={busy} onClick={() => set([...ids, id])}>
          把{detail.person.name}列入候补
        </Button>
      )}
      {isLost && first && mayMove && (
        <Button type="primary" size="small" className="mt-2" onClick={() => setOffering(first)}>
          录用候补第 1 位：{first.person.name}
        </Button>
      )}
      {offering && <OfferForm row={offering} {...(offer ? { like: offer } : {})} onClose={() => setOffering(null)} />}
    </Part>
  );
}
