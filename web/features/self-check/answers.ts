import { inBrowser, jsonOf } from '#web/session/browser-storage.ts';
import { SELF_CHECK_KEY } from '#web/session/logout.ts';

/** The chosen label of each requirement, by the requirement's name. */
export type Answers = Record<string, string>;

interface Stored {
  /** About the person alone: they hold for every post. */
  own: Answers;
  /** What the post checked last asks besides. */
  post: { id: string; answers: Answers };
}

const none: Stored = { own: {}, post: { id: '', answers: {} } };

const read = (): Stored => ({ ...none, ...(jsonOf(inBrowser.read(SELF_CHECK_KEY)) as Partial<Stored> | undefined) });
const write = (stored: Stored) => inBrowser.write(SELF_CHECK_KEY, JSON.stringify(stored));

/** What a visitor answered in 资格自检, as far as it holds for this post; without one, for every post. */
export function answersOf(postId?: string): Answers {
  const { own, post } = read();
  return post.id === postId ? { ...post.answers, ...own } : own;
}

export function keepAnswer(postId: string, name: string, label: string, isOwn: boolean): void {
  const { own, post } = read();
  const { [name]: _, ...others } = own;
  const answers = post.id === postId ? post.answers : {};
  write(
    isOwn
      ? { own: { ...own, [name]: label }, post: { id: postId, answers } }
      : { own: others, post: { id: postId, answers: { ...answers, [name]: label } } },
  );
}

export function dropAnswers(names: readonly string[]): void {
  const { own, post } = read();
  write({ own: Object.fromEntries(Object.entries(own).filter(([name]) => !names.includes(name))), post });
}
