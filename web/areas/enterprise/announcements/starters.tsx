import { FilePenLine } from 'lucide-react';
import starters from './starters.json' with { type: 'json' };

export type Starter = Pick<(typeof starters)[number], 'title' | 'body'>;

/** Announcements that schools write again and again, to begin with. */
export function Starters({ onChoose }: { onChoose(starter: Starter): void }) {
  return (
    <aside aria-labelledby="starters" className="rounded-card border border-line bg-surface">
      <h2 id="starters" className="border-b border-line px-4 py-3 text-16 font-semibold text-ink-1">
        从范文开始
        <span className="ml-3 text-13 font-normal text-ink-3 max-sm:ml-0 max-sm:block">
          填进编辑框，改成自己的再公开
        </span>
      </h2>
      <ul className="grid divide-line max-md:divide-y md:grid-cols-4 md:divide-x">
        {starters.map((starter) => (
          <li key={starter.name}>
            <button
              type="button"
              className="flex size-full cursor-pointer items-start gap-3 px-4 py-3.5 text-left hover:bg-ground"
              onClick={() => onChoose(starter)}
            >
              <FilePenLine size={18} className="mt-0.5 flex-none text-brand" aria-hidden="true" />
              <span className="min-w-0">
                <span className="block text-14 font-medium text-ink-1">{starter.name}</span>
                <span className="text-12 text-ink-3">{starter.about}</span>
              </span>
            </button>
          </li>
        ))}
      </ul>
    </aside>
  );
}
