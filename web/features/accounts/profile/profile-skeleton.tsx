/** Where the form of a profile will be, section by section. */
export function ProfileSkeleton() {
  return (
    <div aria-hidden="true" className="panel grid max-w-[60rem] gap-8 p-5">
      {[2, 4, 2].map((fields, section) => (
        <div key={section} className="grid gap-4">
          <span className="skeleton h-6 w-40" />
          <div className="grid gap-5 md:grid-cols-2">
            {Array.from({ length: fields }, (_, field) => (
              <span key={field} className="grid gap-1">
                <span className="skeleton h-4 w-28" />
                <span className="skeleton h-10" />
              </span>
            ))}
          </div>
        </div>
      ))}
    </div>
  )
}
