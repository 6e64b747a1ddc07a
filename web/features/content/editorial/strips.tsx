import type { CutPage } from './cut-page.ts'
import { OwnHtml } from './own-html.tsx'
import { rowsOf } from './strip-rows.ts'

/** Sections beneath one another, headings beside the text; what is short shares a row as a plate. */
export function Strips({ intro, sections }: CutPage) {
  return (
    <div className="page-width">
      {intro && <OwnHtml html={intro} className="own-text strip-intro" />}
      {rowsOf(sections).map((row) => (
        <div key={row[0]!.id} className={row.length > 1 ? 'plate-row' : undefined}>
          {row.map(({ id, title, html }) => (
            <section key={id} aria-labelledby={id} className="strip">
              <h2 id={id}>{title}</h2>
              <OwnHtml html={html} className="own-text" />
            </section>
          ))}
        </div>
      ))}
    </div>
  )
}
