import { type FactRow, FactRows } from '#web/ui/fact-rows.tsx';

/** Facts beside a conversation. */
export const FactList = ({ facts }: { facts: readonly FactRow[] }) => (
  <FactRows className="grid-cols-[64px_1fr] gap-y-2.5" facts={facts} />
);
