import type { PageSections } from './split-page.ts'

type Section = PageSections['sections'][number]

const longestShort = 450

/**
 * Groups sections into rows: adjacent sections of a few plain sentences share one, others have
 * their own.
 */
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
