import type { CutPage } from './cut-page.ts'

type Section = CutPage['sections'][number]

const longestShort = 450

/** Sections in rows: neighbours of a few plain sentences share one, each other has its own. */
export function rowsOf(sections: Section[]): Section[][] {
  const rows: Section[][] = []
  for (const section of sections) {
    const row = rows.at(-1)
    if (row?.every(isShort) && isShort(section)) row.push(section)
    else rows.push([section])
  }
  return rows
}

const isShort = ({ html }: Section) => html.length <= longestShort && !/<(?:ul|ol|table)/.test(html)
