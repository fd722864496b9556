import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import type { Api } from '#contract/api.ts';
import type { InputOf } from '#contract/endpoint.ts';
import { type TalentFilters, talentFilters } from '#contract/talents/talent-shapes.ts';
import { call } from '#web/api/browser-call.ts';
import { useAction, useCall } from '#web/features/calls/use-call.ts';
import { anyText, oneOf, readersOf, useListParams, viewOf } from '#web/features/console/list/use-list-params.ts';
import { useSession } from '#web/session/session-store.ts';
import { quietly, useBoxStrip } from '../own-calls.ts';

export type TalentQuery = NonNullable<InputOf<Api['GET /api/talents']>['query']>;
export type FilterName = keyof TalentFilters;

const filters = readersOf(talentFilters.shape);
const views = { sort: oneOf(['fit', 'newest']), postId: anyText, part: viewOf(['search', 'saved']), folder: anyText };

/** The filters of people, and the post for which they are looked at, as the address has them. */
export const useTalentFilters = () => useListParams(filters, views);

/** A page of people; the previous page stays visible while the next one loads. */
export const useTalents = (query: TalentQuery, enabled: boolean) =>
  useCall('GET /api/talents', enabled ? { query } : null, { placeholderData: keepPreviousData });

export const useTalentFacets = (query: Partial<Record<FilterName, string>>) =>
  useCall(
    'GET /api/talents/facets',
    { query: query as TalentQuery },
    { placeholderData: keepPreviousData, ...quietly },
  );

/** Opening is a view that the seeker sees, so it is fetched once; the list then marks the person as viewed. */
export function useTalent(id: string | null, via: 'search' | 'recommendation') {
  const client = useQueryClient();
  return useQuery({
    queryKey: ['GET /api/talents/:id', id],
    enabled: id !== null,
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
    queryFn: async ({ signal }) => {
      const requested = { params: { id: id ?? '' }, query: { via } };
      const talent = await call('GET /api/talents/:id', requested, { signal, ...quietly });
      void client.invalidateQueries({ queryKey: ['GET /api/talents'] });
      void client.invalidateQueries({ queryKey: ['GET /api/company/verifyNumber'] });
      return talent;
    },
  });
}

/** The company's open posts, for invitations. */
export const useOpenPosts = (enabled = true) =>
  useCall('GET /api/company/posts', enabled ? { query: { status: 'open' } } : null, { background: true });

export const useInvite = (done: string) =>
  useAction('POST /api/talents/:id/invitations', {
    invalidates: [
      'GET /api/talents',
      'GET /api/talents/recommended',
      'GET /api/talents/:id',
      'GET /api/company/verifyNumber',
    ],
    done,
  });

/** The last selected post (the seed's `position`), while it is open. */
export function usePosition(): string | null {
  const position = useSession((state) => state.position);
  const posts = useOpenPosts();
  return posts.data?.items.find(({ id }) => id === position)?.id ?? null;
}

/** How many people the sides of 人选 hold, by path: those who wait for an answer, and those recommended for a post. */
export function useCandidateCounts(forPost?: string): Record<string, number | undefined> {
  const role = useSession((state) => state.companyJober?.role);
  const position = useSession((state) => state.position);
  const mayRead = role === 'owner' || role === 'recruiter';
  const posts = useOpenPosts(mayRead).data?.items;
  const postId = forPost ?? (posts?.find(({ id }) => id === position) ?? posts?.[0])?.id;
  const recommended = useCall(
    'GET /api/talents/recommended',
    mayRead && postId ? { query: { postId } } : null,
    quietly,
  );
  return { '/delivery': useBoxStrip().data?.today.toAnswer, '/talents': recommended.data?.items.length };
}
