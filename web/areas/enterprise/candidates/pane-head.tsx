import { Avatar } from '#web/ui/avatar.tsx';

interface Props {
  name: string;
  avatarUrl: string | null;
  /** Beside the name, each where it is known: age, degree. */
  facts: readonly (string | false | null)[];
  /** Below it: experience, pay that is wished, the post. */
  more: readonly (string | false | null)[];
}

const joined = (parts: Props['facts']) => parts.filter(Boolean).join(' · ');

/** Whose resume is open. */
export const PaneHead = ({ name, avatarUrl, facts, more }: Props) => (
  <div className="flex items-center gap-4">
    <Avatar name={name} src={avatarUrl} size={56} />
    <div className="min-w-0 flex-1">
      <div className="flex flex-wrap items-baseline gap-x-2">
        <h2 className="text-20 leading-7 font-semibold text-ink-1">{name}</h2>
        <span className="text-14 text-ink-3">{joined(facts)}</span>
      </div>
      <p className="text-14 text-ink-2">{joined(more)}</p>
    </div>
  </div>
);
