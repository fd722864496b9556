import { visitor as machine } from '#contract/identity/visitor.ts';
import type { DbContext } from '#server/platform/db-context.ts';
import { type StepOf, saveIn, transition } from '#server/platform/transition.ts';
import { fairVisitor } from '../../schema.ts';
import { flowOf } from '../store.ts';

type VisitorRow = typeof fairVisitor.$inferSelect;

const visitorFlow = flowOf('visitor', {
  machine,
  save: saveIn(fairVisitor),
  fairIdOf: ({ fairId }: VisitorRow) => fairId,
});

/** Moves a visitor, or begins one, in a transaction that locks the fair; see `transition`. @throws AppError ILLEGAL_MOVE */
export const moveVisitor = (
  context: DbContext,
  row: VisitorRow | null,
  step: StepOf<typeof visitorFlow>,
): Promise<VisitorRow> => transition(context, visitorFlow, row, step);
