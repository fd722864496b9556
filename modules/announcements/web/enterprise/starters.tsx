import starters from './starters.json' with { type: 'json' };

export type Starter = Pick<(typeof starters)[number], 'title' | 'body'>;

/** Announcements that schools write again and again, to begin with. */
export function Starters({ onChoose }: { onChoose(starter: Starter): void }) {
  return (
    <ul aria-label="从范文开始" className="mb-4 grid gap-2 sm:grid-cols-2">
      {starters.map((starter) => (
        <li key={starter.name}>
          <button
            type="button"
            className="w-full cursor-pointer rounded-ctl border border-line px-4 py-2.5 text-left hover:border-brand-line hover:bg-fill"
            onClick={() => onChoose(starter)}
          >
            <span className="block text-14 font-medium text-ink-1">{starter.name}</span>
            <span className="block text-12 text-ink-3">{starter.about}</span>
          </button>
        </li>
      ))}
    </ul>
  );
}
