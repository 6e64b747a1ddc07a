import '../editorial.css'

type PageHeadProps = {
  title: string
  summary: string
  /** Beside the text where there is room. */
  drawing?: React.ReactNode
  /** Below the text: a search box, a date. */
  children?: React.ReactNode
}

/** The head of an editorial page: its title, underlined with the paint marker. */
export function PageHead({ title, summary, drawing, children }: PageHeadProps) {
  return (
    <div className="page-head">
      <div className="page-width page-head-columns">
        <div className="min-w-0">
          <h1 className="page-title">{title}</h1>
          <PaintStroke />
          <p className="page-summary">{summary}</p>
          {children}
        </div>
        {drawing && (
          <div aria-hidden="true" className="page-drawing">
            {drawing}
          </div>
        )}
      </div>
    </div>
  )
}

function PaintStroke() {
  return (
    <svg viewBox="0 0 132 12" aria-hidden="true" className="paint-stroke">
      <path d="M3 8.2C22 4.1 49 3 71 4.4c20 1.2 40 .2 57-2.1l1.6 3.6C113 9 93 9.7 72 8.9 48 8 25 9 5 11.6z" />
    </svg>
  )
}
