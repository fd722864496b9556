import { Checkbox } from '#web/ui/fields/checkbox.tsx';
import { FieldControl } from '../editing/field-control.tsx';
import type { DraftEntry, DraftFact, ImportDraft } from './import-draft.ts';

function FactLine({ fact, onTake }: { fact: DraftFact; onTake(taken: boolean): void }) {
  return (
    <li className="py-2">
      <Checkbox checked={fact.taken} onChange={(event) => onTake(event.target.checked)}>
        <span className="text-ink-3">{fact.label}：</span>
        <span className="break-words text-ink-1">{fact.shown}</span>
        {fact.now && <span className="text-ink-3">（现在是 {fact.now}）</span>}
      </Checkbox>
    </li>
  );
}

/** One entry: the values read, and what is still missing. */
function EntryFields({ item, onChange }: { item: DraftEntry; onChange(item: DraftEntry): void }) {
  const { section, entry, taken, isKnown } = item;
  const { head, text } = section.look(entry);
  const result = section.schema.safeParse(entry);
  const faults = new Map(
    result.success ? [] : result.error.issues.map(({ path, message }) => [String(path[0]), message]),
  );
  const isShown = ({ name, required }: { name: string; required?: boolean }) =>
    required || (entry[name] !== undefined && entry[name] !== '');
  const [wide, ...narrow] = [true, false].map((isWide) =>
    section.fields.filter((spec) => Boolean(spec.wide) === isWide),
  );
  return (
    <li className="border-t border-line py-3 first:border-t-0">
      <Checkbox checked={taken} onChange={(event) => onChange({ ...item, taken: event.target.checked })}>
        <span className="font-medium text-ink-1">{head || '（没有读到名称）'}</span>
        {text && <span className="ml-2 text-ink-3">{text}</span>}
        {isKnown && <span className="ml-2 text-ink-3">简历里已有</span>}
      </Checkbox>
      {taken && (
        <div className="mt-2 grid grid-cols-3 gap-3 pl-6 max-sm:grid-cols-1 max-sm:pl-0">
          {[...narrow.flat(), ...(wide ?? [])].filter(isShown).map((spec) => (
            <FieldControl
              key={spec.name}
              spec={spec}
              value={entry[spec.name]}
              error={
                faults.has(spec.name)
                  ? entry[spec.name] === undefined
                    ? '没读到，请补上'
                    : faults.get(spec.name)
                  : undefined
              }
              onChange={(value) => onChange({ ...item, entry: { ...entry, [spec.name]: value } })}
            />
          ))}
        </div>
      )}
    </li>
  );
}

/** Everything that was read, to be selected and corrected; and the lines that were not understood. */
export function ImportDraftView({ draft, onChange }: { draft: ImportDraft; onChange(draft: ImportDraft): void }) {
  const { facts, entries, unread } = draft;
  const titles = [...new Set(entries.map(({ section }) => section.title))];
  const put = (item: DraftEntry) =>
    onChange({ ...draft, entries: entries.map((one) => (one.entry.key === item.entry.key ? item : one)) });
  return (
    <div className="space-y-4" data-testid="import-draft">
      {facts.length + entries.length === 0 && <p className="text-13">没有读出能写入简历的内容。</p>}
      {facts.length > 0 && (
        <section>
          <h3 className="text-14 font-semibold text-ink-1">基本信息</h3>
          <ul className="divide-y divide-line">
            {facts.map((fact) => (
              <FactLine
                key={fact.name}
                fact={fact}
                onTake={(taken) =>
                  onChange({ ...draft, facts: facts.map((one) => (one.name === fact.name ? { ...one, taken } : one)) })
                }
              />
            ))}
          </ul>
        </section>
      )}
      {titles.map((title) => (
        <section key={title}>
          <h3 className="text-14 font-semibold text-ink-1">{title}</h3>
          <ul>
            {entries
              .filter(({ section }) => section.title === title)
              .map((item) => (
                <EntryFields key={item.entry.key} item={item} onChange={put} />
              ))}
          </ul>
        </section>
      ))}
      {unread.length > 0 && (
        <section className="rounded-ctl bg-warm-tint p-3 text-13 text-warm-ink">
          <h3 className="font-semibold">没有读懂的 {unread.length} 行，请自己看看是否要补</h3>
          <ul className="mt-1 list-disc pl-5">
            {unread.map((line, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: lines may repeat and never move
              <li key={index} className="break-words">
                {line}
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  );
}
