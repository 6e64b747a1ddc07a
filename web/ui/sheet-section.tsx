import './sheet-section.css'

type SheetSectionProps = {
  /** Of the section; links lead to it. */
  id: string
  title: string
  /** What the section is for, where its title doesn't say it all. */
  text?: string
  children: React.ReactNode
}

/** A sheet with its title on the strip and an address of its own ("#password"). */
export function SheetSection({ id, title, text, children }: SheetSectionProps) {
  return (
    <section id={id} aria-labelledby={`${id}-title`} className="panel sheet-section">
      <header className="label-strip">
        <h2 id={`${id}-title`}>{title}</h2>
      </header>
      <div className="sheet-body">
        {text && <p className="max-w-prose text-soft">{text}</p>}
        {children}
      </div>
    </section>
  )
}
