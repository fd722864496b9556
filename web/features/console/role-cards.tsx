interface Props<Role extends string> {
  roles: Readonly<Record<Role, string>>;
  duties: Readonly<Record<Role, string>>;
  /** The role of each person. */
  people: readonly string[];
}

/** What each role of a team may do, below the table of its people. */
export function RoleCards<Role extends string>({ roles, duties, people }: Props<Role>) {
  return (
    <section
      aria-label="角色"
      className="mt-3 grid grid-flow-col auto-cols-fr gap-px overflow-hidden rounded-card border border-line bg-line max-lg:grid-flow-row max-lg:grid-cols-2 max-sm:grid-cols-1"
    >
      {(Object.keys(roles) as Role[]).map((role) => (
        <div key={role} className="bg-surface px-4 py-3.5">
          <h2 className="flex items-baseline justify-between text-14 font-semibold text-ink-1">
            {roles[role]}
            <span className="tabular text-12 font-normal text-ink-3">
              {people.filter((one) => one === role).length} 人
            </span>
          </h2>
          <p className="mt-1 text-13 break-keep text-ink-2">{duties[role]}</p>
        </div>
      ))}
    </section>
  );
}
