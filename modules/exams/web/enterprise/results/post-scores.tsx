import { clsx } from 'clsx';
import { medianOf } from '../../../contract/results/median.ts';
import type { ScoredPerson } from '../../../contract/results/scores.ts';
import { scoreText } from './score-words.ts';

const pointsOf = ({ confirmed }: ScoredPerson) => confirmed?.points ?? null;
const postOf = ({ post }: ScoredPerson) => `${post.code} ${post.title}`;

/** As many decimals for all as one of them needs, so that points stand below each other. */
const decimalsOf = (people: readonly ScoredPerson[]) =>
  Math.max(0, ...people.map((person) => String(pointsOf(person) ?? '').split('.')[1]?.length ?? 0));

/** How far points are from the pass mark: '高出 26.5', '还差 0.5'. */
const gapText = (points: number, pass: number) =>
  `${points < pass ? '还差' : '高出'} ${Math.round(Math.abs(points - pass) * 100) / 100}`;

interface Scale {
  pass: number;
  fullMark: number;
}

interface PersonProps extends Scale {
  person: ScoredPerson;
  decimals: number;
  /** Whether the people of a post stand under its name, in the order of their points. */
  isByPost: boolean;
}

function PersonLine({ person, decimals, isByPost, pass }: PersonProps) {
  const { name, ticket, rank, confirmed, waiting } = person;
  const points = pointsOf(person);
  const isBelow = points !== null && points < pass;
  return (
    <li className="grid break-inside-avoid grid-cols-[20px_minmax(0,1fr)_auto_56px] items-baseline gap-x-2 px-4 py-1.5 text-14">
      <span className="num text-ink-3">{rank}</span>
      <span className="min-w-0">
        <b className="text-14 font-semibold text-ink-1">{name}</b>
        <span className="tabular ml-2 text-12 text-ink-3">{ticket}</span>
        {!isByPost && <span className="cut block text-12 text-ink-3">{postOf(person)}</span>}
      </span>
      <span className={clsx('tabular text-12', isBelow ? 'text-warm-ink' : 'text-ink-3')}>
        {points !== null && pass > 0 && gapText(points, pass)}
      </span>
      <span className="text-right text-16">
        {confirmed && (
          <b className={points === null ? 'text-14 font-normal text-ink-3' : `num ${isBelow ? 'text-warm-ink' : ''}`}>
            {points === null ? scoreText(confirmed) : points.toFixed(decimals)}
          </b>
        )}
      </span>
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

const STEP = 10;
/** The tens below the lowest and the pass mark, where the axis begins; it ends at the full mark. */
const floorOf = (people: readonly ScoredPerson[], pass: number) =>
  Math.max(
    0,
    Math.floor((Math.min(pass || 50, ...people.flatMap((person) => pointsOf(person) ?? [])) - 1) / STEP) * STEP,
  );

/** The scores of a post as dots on an axis that all posts share, each a person, near ones above and below the middle, with the pass mark through them. */
function Dots({ people, from, pass, fullMark }: Scale & { people: readonly ScoredPerson[]; from: number }) {
  const scored = people
    .flatMap(({ id, name, confirmed }) =>
      typeof confirmed?.points === 'number' ? [{ id, name, points: confirmed.points }] : [],
    )
    .toSorted((one, other) => one.points - other.points);
  if (scored.length === 0) return null;
  const at = (points: number) => `${(100 * (points - from)) / (fullMark - from)}%`;
  const near = (fullMark - from) / 25;
  /** The last dots in the middle, above it and below it: the next one stands where it touches none. */
  const last = [-near, -near, -near];
  const laneOf = (points: number) => {
    const free = last.findIndex((one) => points - one >= near);
    last.splice(free, 1, points);
    return [18, 32, 4].at(free);
  };
  const marks = Array.from({ length: (fullMark - from) / STEP + 1 }, (_, n) => from + n * STEP);
  return (
    <figure aria-label={`${people[0] && postOf(people[0])}的成绩`} className="px-6 pt-3 pb-1.5">
      <span className="relative -mx-2 block h-12 rounded-tag bg-fill px-2">
        <span className="relative block h-full">
          {pass > 0 && (
            <span className="absolute inset-y-0 border-l-2 border-dashed border-warm" style={{ left: at(pass) }} />
          )}
          {scored.map(({ id, name, points }) => (
            <span
              key={id}
              title={`${name} ${points}`}
              className={`absolute size-3 -translate-x-1/2 rounded-full ${points < pass ? 'bg-warm' : 'bg-brand'}`}
              style={{ left: at(points), bottom: laneOf(points) }}
            />
          ))}
        </span>
      </span>
      <p className="tabular relative mt-1 h-5 text-12 text-ink-3" aria-hidden>
        {marks.map((mark) => (
          <span
            key={mark}
            className={clsx(
              'absolute -translate-x-1/2 whitespace-nowrap',
              mark === pass && 'font-semibold text-warm-ink',
            )}
            style={{ left: at(mark) }}
          >
            {mark === pass ? `合格线 ${mark}` : mark}
          </span>
        ))}
      </p>
    </figure>
  );
}

interface Props extends Scale {
  people: readonly ScoredPerson[];
  /** Whether the list is ordered by post and points; otherwise it is one list by ticket. */
  isByPost: boolean;
  /** Everybody is on this page: the scores of a post can be compared. */
  isWhole: boolean;
}

/** The people of each post by their points, under the spread of them. */
export function PostScores({ people, isByPost, isWhole, ...scale }: Props) {
  const posts = isByPost ? [...Map.groupBy(people, postOf)] : [['', people] as const];
  const [from, decimals] = [floorOf(people, scale.pass), decimalsOf(people)];
  return (
    <div
      className={clsx(
        'border-t border-line bg-ground',
        isByPost &&
          'grid items-start gap-3 rounded-b-card p-3 max-sm:p-2 md:grid-cols-2 xl:grid-cols-[repeat(auto-fit,minmax(340px,1fr))]',
      )}
    >
      {posts.map(([post, own]) => {
        const points = own.flatMap((one) => pointsOf(one) ?? []);
        return (
          <section
            key={post}
            aria-label={post || '笔试成绩'}
            className={clsx('min-w-0 bg-surface', isByPost ? 'rounded-card border border-line' : 'rounded-b-card')}
          >
            {isByPost && (
              <h2 className="flex items-baseline gap-2 border-b border-line px-4 py-2.5 text-14 font-semibold text-ink-1">
                <span className="cut min-w-0 flex-1">{post}</span>
                {isWhole && points.length > 0 && (
                  <span className="tabular text-12 font-normal text-ink-3">
                    {own.length} 人，中位 <b className="num text-14">{medianOf(points)}</b>
                  </span>
                )}
              </h2>
            )}
            {isByPost && isWhole && <Dots people={own} from={from} {...scale} />}
            <ol className={clsx('divide-y divide-line', !isByPost && 'md:columns-2 md:gap-0 xl:columns-3')}>
              {own.map((person) => (
                <PersonLine key={person.id} person={person} decimals={decimals} isByPost={isByPost} {...scale} />
              ))}
            </ol>
          </section>
        );
      })}
    </div>
  );
}
