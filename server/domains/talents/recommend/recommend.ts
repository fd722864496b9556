import type { Recommendation } from '#contract/talents/talent-shapes.ts';
import { maskName } from '#server/domains/identity/public.ts';
import type { SearchSource } from '#server/platform/search-source.ts';
import { engineOf } from '../engine-of.ts';
import { talentCards } from '../index/cards.ts';
import { openingOf } from '../opening-of.ts';
import { candidatesFor } from './candidates.ts';
import { fitFor, seeksSuchWork } from './fit.ts';
import { lessonsOf, refusedFor } from './refused.ts';

const MAX_RECOMMENDED = 30;

interface RecommendQuery {
  companyId: string;
  postId: string;
  now: Date;
}

/** People for an open post, best first, and those rejected for it. @throws AppError NOT_FOUND */
export async function recommend(source: SearchSource, { companyId, postId, now }: RecommendQuery) {
  const { db } = source;
  const [engine, { opening, settled, taught }] = await Promise.all([
    engineOf(source),
    openingOf(db, companyId, postId),
  ]);
  const refused = taught ? await refusedFor(db, postId) : [];
  const lessons = lessonsOf(refused);
  const scored = (await candidatesFor(engine, opening, settled))
    .filter((person) => seeksSuchWork(opening, person))
    .map((person) => ({ person, fit: fitFor(opening, person, lessons, now) }))
    .sort((a, b) => b.fit.order - a.fit.order || b.person.activeAt.getTime() - a.person.activeAt.getTime())
    .slice(0, MAX_RECOMMENDED);
  const fitOf = new Map(scored.map(({ person, fit }) => [person.joberId, fit]));
  const cards = await talentCards(db, companyId, [...fitOf.keys()], now);
  const items = cards.flatMap((talent): Recommendation[] => {
    const fit = fitOf.get(talent.id);
    return fit ? [{ talent, score: fit.score, reasons: fit.reasons }] : [];
  });
  const rejected = refused.map(({ joberId, name, reason, at }) => ({
    id: joberId,
    name: maskName(name),
    reason,
    at: new Date(at).toISOString(),
  }));
  return { items, rejected };
}
