import type { HTMLAttributes, ReactNode } from 'react';

interface Post {
  code: string;
  title: string;
  employer?: string;
}

interface PostRowProps extends HTMLAttributes<HTMLTableRowElement> {
  /** Stands above the row, over all columns. */
  heading?: ReactNode;
}

function PostRow({ heading, ...row }: PostRowProps) {
  return (
    <>
      {heading}
      <tr {...row} />
    </>
  );
}

/** Puts a head over the rows of each post, in a table of so many columns that is ordered by them. */
export const underPosts = <T extends { post: Post }>(lines: readonly T[], columns: number) => ({
  components: { body: { row: PostRow } },
  onRow: (line: T, at = 0): PostRowProps => ({
    heading: lines[at - 1]?.post.code !== line.post.code && (
      <tr>
        <th
          scope="rowgroup"
          colSpan={columns}
          className={`ant-table-cell bg-fill! py-2! text-start text-13 font-normal ${at > 0 ? 'border-t! border-t-line-strong!' : ''}`}
        >
          <b className="tabular mr-2 font-semibold text-ink-1">{line.post.code}</b>
          <span className="font-medium text-ink-1">{line.post.title}</span>
          {line.post.employer && <span className="ml-3 text-12 text-ink-3">{line.post.employer}</span>}
        </th>
      </tr>
    ),
  }),
});

/** The post of a row that stands under its head, for a reader who came to the row alone. */
export const PostSaid = ({ post }: { post: Post }) => (
  <span className="sr-only">
    {post.code} {post.title}
  </span>
);
