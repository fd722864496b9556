import type { Change } from '#web/features/console/list/use-list-params.ts';

/** The place of the open person in a list of people, and the ways to the others. */
export function useTalentPane(ids: readonly string[], id: string | null, show: Change) {
  const at = id === null ? -1 : ids.indexOf(id);
  const next = (by: 1 | -1) => (at < 0 ? undefined : ids[at + by]);
  return {
    place: at < 0 ? null : `第 ${at + 1} 位，共 ${ids.length}`,
    steps: {
      can: (by: 1 | -1) => next(by) !== undefined,
      step: (by: 1 | -1) => show({ id: next(by) ?? id }),
    },
    /** Once somebody is decided upon: where they were open, the next one opens. */
    advance: (decided: string) => {
      if (decided === id) show({ id: next(1) ?? next(-1) ?? null });
    },
  };
}
