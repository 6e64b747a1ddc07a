/** Where the sections of the settings will be. */
export function SettingsSkeleton() {
  return (
    <div aria-hidden="true" className="grid max-w-prose gap-6">
      {['h-40', 'h-52', 'h-80', 'h-48'].map((height) => (
        <div key={height} className={`panel overflow-hidden ${height}`}>
          <div className="label-strip border-t-0">
            <span className="skeleton h-6 w-40" />
          </div>
          <div className="grid gap-3 p-5">
            <span className="skeleton h-4 w-2/3" />
            <span className="skeleton h-10 w-full" />
          </div>
        </div>
      ))}
    </div>
  )
}
