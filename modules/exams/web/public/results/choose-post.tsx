import type { PublicationPage } from '../../../contract/results/publications.ts';

interface Props {
  id: string;
  list: PublicationPage;
}

/** The posts of a long list. */
export const ChoosePost = ({ id, list: { id: listId, posts, postId } }: Props) => (
  <form className="flex min-w-0 items-center gap-2 max-sm:w-full" action="/exams/results">
    <input type="hidden" name="id" value={id} />
    <input type="hidden" name="list" value={listId} />
    <select
      className="field h-9! w-72! min-w-0 max-sm:w-full!"
      name="post"
      aria-label="换岗位"
      defaultValue={postId ?? ''}
      key={postId}
      onChange={({ currentTarget }) => currentTarget.form?.requestSubmit()}
    >
      {posts.map((post) => (
        <option key={post.id} value={post.id}>
          {post.code} {post.title}，{post.employer}
        </option>
      ))}
    </select>
    <span className="no-script-only">
      <button className="btn btn-tint" type="submit">
        查看
      </button>
    </span>
  </form>
);
