import { useFit } from '#web/features/own-posts/fits.ts';

/** What keeps a post from fitting, at most two things: '教学经验不符；没写职称' */
const lacking = (unfit: readonly string[], missing: readonly string[]) =>
  [...unfit.map((name) => `${name}不符`), ...missing.map((name) => `没写${name}`)].slice(0, 2).join('；');

/** How a listed post fits the signed-in seeker's resume; nothing for a visitor. */
export function PostFit({ id }: { id: string }) {
  const found = useFit(id);
  if (!found) return null;
  const { fit, of, unfit, missing } = found;
  if (fit === of)
    return (
      <p className="post-fit fits">
        <span className="i i-check" /> 完全符合
      </p>
    );
  return (
    <p className="post-fit">
      <b>
        符合 {fit}/{of}
      </b>
      <span className="cut">{lacking(unfit, missing)}</span>
    </p>
  );
}
