import { type Machine, rows } from '#contract/machine.ts';

export type PublicationState = 'draft' | 'published' | 'withdrawn';
export type PublicationMove = 'create' | 'edit' | 'publish' | 'withdraw' | 'restore';

/**
 * What operators publish. Within `published` the clock decides: visible from its publication to its withdrawal, to the minute.
 */
export const publication: Machine<PublicationState, PublicationMove, 'operator'> = {
  labels: { operator: { draft: '草稿', published: '已发布', withdrawn: '已撤下' } },
  moves: { create: '新建', edit: '修改', publish: '发布', withdraw: '撤下', restore: '恢复旧版' },
  table: rows(
    [null, 'create', 'operator', 'draft'],
    [['draft', 'published', 'withdrawn'], 'edit', 'operator'],
    [['draft', 'published', 'withdrawn'], 'restore', 'operator'],
    [['draft', 'withdrawn'], 'publish', 'operator', 'published'],
    ['published', 'withdraw', 'operator', 'withdrawn'],
  ),
};

/** What readers see of it now, with the console's labels. */
export const shownStates = {
  draft: '草稿',
  scheduled: '待发布',
  live: '已发布',
  ended: '已到期',
  withdrawn: '已撤下',
} as const;
export type ShownState = keyof typeof shownStates;

/** The state at a given time, computed from the clock: visible from `publishAt` on and hidden from `withdrawAt` on. */
export function shownStateAt(
  state: PublicationState,
  { publishAt, withdrawAt }: { publishAt: Date | null; withdrawAt: Date | null },
  now: Date,
): ShownState {
  if (state !== 'published') return state;
  if (publishAt === null || now < publishAt) return 'scheduled';
  return withdrawAt !== null && now >= withdrawAt ? 'ended' : 'live';
}
