import { FilePenLine } from 'lucide-react';
import starters from './starters.json' with { type: 'json' };

export type Starter = Pick<(typeof starters)[number], 'title' | 'body'>;

/** Announcements that schools write again and again, to begin with. */
export function Starters({ onChoose }: { onChoose(starter: Starter): void }) {
  return (
    <aside aria-labelledby="starters" className="rounded-card border border-line bg-surface">
      <div className="border-b border-line px-4 py-3">
        <h2 id="starters" className="text-16 font-semibold text-ink-1">
          从范文开始
        </h2>
        <p className="mt-0.5 text-12 text-ink-3">填进编辑框，改成自己的再公开</p>
      </div>
      <ul className="divide-y divide-line">
        {starters.map((starter) => (
          <li key={starter.name}>
            <button
              type="button"
              className="flex w-full cursor-pointer items-center gap-3 px-4 py-3 text-left hover:bg-ground"
              onClick={() => onChoose(starter)}
            >
              <FilePenLine size={18} className="flex-none text-ink-4" aria-hidden="true" />
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
