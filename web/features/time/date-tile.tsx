interface Props {
  /** '27', or '11-27'. */
  top: string;
  /** '周五', or '11 月'. */
  bottom: string;
  tint?: boolean;
}

/** A day as a small tile at the start of a line. */
export const DateTile = ({ top, bottom, tint }: Props) => (
  <span
    className={`w-12 flex-none self-start rounded-ctl py-1 text-center ${tint ? 'bg-brand-tint text-brand' : 'bg-fill text-ink-3'}`}
  >
    <b className={`num block text-14 leading-5 ${tint ? 'text-brand' : ''}`}>{top}</b>
    <span className="block text-12 leading-4">{bottom}</span>
  </span>
);
