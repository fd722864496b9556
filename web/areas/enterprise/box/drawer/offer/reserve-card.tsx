import { Button } from 'antd';
import { ChevronUp, X } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { Link } from 'react-router';
import { type BoxDetail, type BoxRow, mostReserve } from '#contract/deliveries/box-rows.ts';
import { useAction, useCall } from '#web/features/calls/use-call.ts';
import { paths } from '#web/paths.ts';
import { useSession } from '#web/session/session-store.ts';
import { OfferForm } from './offer-form.tsx';

export function DrawerSection({ title, aside, children }: { title: string; aside?: ReactNode; children: ReactNode }) {
  return (
    <section aria-label={title} className="border-b border-line pb-4">
      <p className="mb-2 flex items-baseline justify-between gap-2">
        <b className="text-16 font-semibold text-ink-1">{title}</b>
        {aside && <span className="text-14 text-ink-3">{aside}</span>}
      </p>
      {children}
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
    <DrawerSection title="候补" aside={rows.length > 0 && `${rows.length} 人`}>
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
    </DrawerSection>
  );
}
