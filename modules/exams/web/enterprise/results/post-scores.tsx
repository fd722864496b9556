import { clsx } from 'clsx';
import { type ScoreMark, scoreMarks } from '../../../contract/results/entry-states.ts';
import type { ScoredPerson } from '../../../contract/results/scores.ts';

/** '81.5', or the mark in place of points. */
export const scoreText = ({ mark, points }: { mark: string; points: number | null }): string =>
  points === null ? (scoreMarks[mark as ScoreMark] ?? mark) : String(points);

interface Props {
  people: readonly ScoredPerson[];
  pass: number;
  /** Whether the list is ordered by post and points; otherwise it is one list by ticket. */
  isByPost: boolean;
}

const postOf = ({ post }: ScoredPerson) => `${post.code} ${post.title}`;

function PersonLine({ person, isByPost, pass }: Omit<Props, 'people'> & { person: ScoredPerson }) {
  const { name, ticket, rank, confirmed, waiting } = person;
  const points = confirmed?.points ?? null;
  const ink = points === null ? 'text-14 font-normal text-ink-3' : points < pass ? 'num text-warm-ink' : 'num';
  return (
    <li className="grid break-inside-avoid grid-cols-[20px_minmax(0,1fr)_56px] items-baseline gap-x-2 px-4 py-1.5 text-14">
      <span className="num text-ink-3">{rank}</span>
      <span className="min-w-0">
        <b className="text-14 font-semibold text-ink-1">{name}</b>
        <span className="tabular ml-2 text-12 text-ink-3">{ticket}</span>
        {!isByPost && <span className="cut block text-12 text-ink-3">{postOf(person)}</span>}
      </span>
      <span className="text-right text-16">{confirmed && <b className={ink}>{scoreText(confirmed)}</b>}</span>
      {waiting && (
        <span className="col-start-2 col-end-[-1] text-warm-ink">
          待他人确认：{scoreText(waiting)}
          {waiting.own && '，由你登记'}
          {waiting.reason && `，${waiting.reason}`}
        </span>
      )}
    </li>
  );
}

/** The people of each post by their points. */
export function PostScores({ people, isByPost, pass }: Props) {
  const posts = isByPost ? [...Map.groupBy(people, postOf)] : [['', people] as const];
  return (
    <div
      className={clsx(
        'border-t border-line bg-ground',
        isByPost &&
          'grid items-start gap-3 rounded-b-card p-3 max-sm:p-2 md:grid-cols-2 xl:grid-cols-[repeat(auto-fit,minmax(340px,1fr))]',
      )}
    >
      {posts.map(([post, own]) => (
        <section
          key={post}
          aria-label={post || '笔试成绩'}
          className={clsx('min-w-0 bg-surface', isByPost ? 'rounded-card border border-line' : 'rounded-b-card')}
        >
          {isByPost && (
            <h2 className="cut border-b border-line px-4 py-2.5 text-14 font-semibold text-ink-1">{post}</h2>
          )}
          <ol className={clsx('divide-y divide-line', !isByPost && 'md:columns-2 md:gap-0 xl:columns-3')}>
            {own.map((person) => (
              <PersonLine key={person.id} person={person} isByPost={isByPost} pass={pass} />
            ))}
          </ol>
        </section>
      ))}
    </div>
  );
}
