import starters from './starters.json' with { type: 'json' };

export type Starter = Pick<(typeof starters)[number], 'title' | 'body'>;

/** Announcements that schools write again and again, to begin with. */
export function Starters({ onChoose }: { onChoose(starter: Starter): void }) {
  return (
    <aside
      aria-labelledby="starters"
      className="grid border-t border-line bg-ground sm:grid-cols-2 xl:grid-cols-[auto_repeat(4,minmax(0,1fr))]"
    >
      <h2 id="starters" className="self-center px-4 py-3 text-13 font-normal text-ink-3 max-xl:col-span-full">
        从范文开始
      </h2>
      {starters.map((starter) => (
        <button
          key={starter.name}
          type="button"
          className="cursor-pointer border-line px-4 py-3 text-left hover:bg-fill max-xl:border-t xl:border-l"
          onClick={() => onChoose(starter)}
        >
          <span className="block text-14 font-medium text-brand">{starter.name}</span>
          <span className="block text-12 text-ink-3">{starter.about}</span>
        </button>
      ))}
    </aside>
  );
}
