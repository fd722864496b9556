import type { PublicationPage } from '../../../contract/results/publications.ts';

interface Props {
  id: string;
  list: PublicationPage;
  /** The digits that were looked for. */
  ticket: string;
}

/** Looks a ticket number up by its last four digits; who is found is marked in the list. */
export function Lookup({ id, list: { id: listId, kind, lines, found }, ticket }: Props) {
  const ranked = lines.filter((line) => line.rank !== null && found.includes(line.id));
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-8 gap-y-3 bg-brand-tint px-6 py-5 max-sm:p-4">
      <p className="text-14 text-ink-3" role="status">
        {ranked.map(({ id: lineId, rank, name, total, written }) => (
          <span key={lineId} className="block text-16 text-ink-2">
            <b className="mr-3 text-20 font-semibold text-ink-1">
              {name} 第 {rank} 名
            </b>
            {total ?? written} 分
          </span>
        ))}
        {ticket === '' && (
          <b className="block text-20 font-semibold text-ink-1">
            {kind === 'written' ? '我考了第几名？' : '我在名单里吗？'}
          </b>
        )}
        {ticket === ''
          ? '输入准考证号后四位，在名单里标出你'
          : found.length > 0
            ? '已在名单中标出'
            : `名单中没有后四位是 ${ticket} 的准考证号`}
      </p>
      <form className="flex w-80 flex-none gap-2 max-sm:w-full" action="/exams/results">
        <input type="hidden" name="id" value={id} />
        <input type="hidden" name="list" value={listId} />
        <input
          className="field h-11 w-auto min-w-0 flex-1"
          name="ticket"
          aria-label="准考证号后四位"
          placeholder="准考证号后四位"
          inputMode="numeric"
          pattern="[0-9]{4}"
          maxLength={4}
          required
          defaultValue={ticket}
          key={ticket}
        />
        <button className="btn btn-filled btn-l" type="submit">
          查找
        </button>
      </form>
    </div>
  );
}
