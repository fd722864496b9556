import { useState } from 'react';
import { paths } from '#web/paths.ts';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import type { PublicationPage } from '../../../contract/results/publications.ts';
import { insideLabel } from '../../features/exam-words.ts';

const AT_FIRST = 50;
const heads = ['岗位', '姓名', '性别', '出生', '学历与院校', '总成绩'];
/** On a phone these stand below the name. */
const onlyWide = ['性别', '出生'];

/** Everybody who is in a list of future staff, through all posts or by employer. */
export function InsideList({ id, list, ownId }: { id: string; list: PublicationPage; ownId: string | null }) {
  const [employer, setEmployer] = useState('');
  const [most, setMost] = useState(AT_FIRST);
  const posts = new Map(list.posts.map((post) => [post.id, post]));
  const employers = [...new Set(list.posts.map((post) => post.employer))];
  const shown = list.inside.filter(({ postId }) => !employer || posts.get(postId)?.employer === employer);
  return (
    <Card
      className="p-0!"
      heading={<span className="block pt-5 pl-6 max-sm:pl-4">{insideLabel(list.kind)}名单</span>}
      aside={
        employers.length > 1 && (
          <select
            className="field script-only mr-6 h-9 w-44 max-sm:mr-4"
            aria-label="用人单位"
            value={employer}
            onChange={({ target }) => setEmployer(target.value)}
          >
            <option value="">全部用人单位</option>
            {employers.map((name) => (
              <option key={name}>{name}</option>
            ))}
          </select>
        )
      }
    >
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls is reached by the keyboard */}
      <section className="overflow-x-auto" tabIndex={0} aria-label={`${insideLabel(list.kind)}名单表`}>
        <table className="w-full text-14">
          <thead className="bg-fill text-left text-14 text-ink-3">
            <tr>
              {heads.map((head) => (
                <th
                  key={head}
                  scope="col"
                  className={`px-3 py-2 font-normal whitespace-nowrap first:pl-6 last:pr-6 last:text-right max-sm:px-1.5 max-sm:first:pl-4 ${onlyWide.includes(head) ? 'max-sm:hidden' : ''}`}
                >
                  {head}
                </th>
              ))}
            </tr>
          </thead>
          <tbody className="tabular">
            {shown.slice(0, most).map(({ id: personId, postId, name, details, total, written, note }) => {
              const post = posts.get(postId);
              return (
                <tr key={personId} className={`border-t border-line ${personId === ownId ? 'bg-brand-tint' : ''}`}>
                  <td className="min-w-28 px-3 py-2.5 pl-6 max-sm:px-1.5 max-sm:pl-4">
                    <a
                      className="text-ink-1 hover:text-brand"
                      href={paths.examResults(id, { list: list.id, post: postId })}
                    >
                      {post?.code} {post?.title}
                    </a>
                    <span className="block text-12 text-ink-3">{post?.employer}</span>
                  </td>
                  <th
                    scope="row"
                    className="px-3 py-2.5 text-left font-semibold whitespace-nowrap text-ink-1 max-sm:px-1.5"
                  >
                    {name}
                    <span className="hidden text-12 font-normal text-ink-3 max-sm:block">
                      {[details?.gender, details?.born].filter(Boolean).join('，')}
                    </span>
                    {note && <span className="block text-12 font-normal text-ink-3">{note}</span>}
                  </th>
                  <td className="px-3 py-2.5 max-sm:hidden">{details?.gender}</td>
                  <td className="px-3 py-2.5 whitespace-nowrap max-sm:hidden">{details?.born}</td>
                  <td className="px-3 py-2.5 max-sm:px-1.5">
                    {[details?.education, details?.school].filter(Boolean).join('，')}
                  </td>
                  <td className="px-3 py-2.5 pr-6 text-right font-semibold text-ink-1 max-sm:pr-4 max-sm:pl-1.5">
                    {total ?? written ?? '—'}
                  </td>
                </tr>
              );
            })}
          </tbody>
        </table>
      </section>
      {shown.length === 0 && <p className="px-6 py-8 text-center text-14 text-ink-3">没有符合条件的人</p>}
      {shown.length > most && (
        <div className="border-t border-line p-3 text-center">
          <Button look="text" onClick={() => setMost(shown.length)}>
            还有 {shown.length - most} 人
          </Button>
        </div>
      )}
    </Card>
  );
}
