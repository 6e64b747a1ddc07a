import type { PageSections } from './split-page.ts'
import { ContentHtml } from './content-html.tsx'
import { rowsOf } from './strip-rows.ts'

/** Sections one below the other, headings beside the text; short sections share a row as plates. */
export function Strips({ intro, sections }: PageSections) {
  return (
    <div className="page-width">
      {intro && <ContentHtml html={intro} className="prose strip-intro" />}
      {rowsOf(sections).map((row) => (
        <div key={row[0]!.id} className={row.length > 1 ? 'plate-row' : undefined}>
          {row.map(({ id, title, html }) => (
            <section key={id} aria-labelledby={id} className="strip">
              <h2 id={id}>{title}</h2>
              <ContentHtml html={html} className="prose" />
            </section>
          ))}
        </div>
      ))}
    </div>
  )
}
