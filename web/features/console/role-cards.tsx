interface Props<Role extends string> {
  roles: Readonly<Record<Role, string>>;
  duties: Readonly<Record<Role, string>>;
  /** The role of each person. */
  people: readonly string[];
}

/** What each role of a team may do, below the table of its people. */
export function RoleCards<Role extends string>({ roles, duties, people }: Props<Role>) {
  return (
    <section aria-label="角色" className="mt-3 rounded-card border border-line bg-surface">
      <h2 className="border-b border-line px-4 py-3 text-16 font-semibold text-ink-1">各角色能做的事</h2>
      <ul className="divide-y divide-line">
        {(Object.keys(roles) as Role[]).map((role) => (
          <li
            key={role}
            className="grid grid-cols-[88px_minmax(0,1fr)_auto] items-baseline gap-x-4 px-4 py-2.5 max-sm:gap-x-3"
          >
            <b className="font-medium text-ink-1">{roles[role]}</b>
            <span className="text-13 text-ink-2">{duties[role]}</span>
            <span className="tabular text-13 text-ink-3">{people.filter((one) => one === role).length} 人</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
