import type { EditorialPage } from '#contract/content.ts'

/** A page as its sections, each with the HTML below its heading; `intro` is before the first. */
export type PageSections = {
  intro: string
  sections: { id: string; title: string; html: string }[]
}

const heading = /<h2 id="[\w-]+">.*?<\/h2>/g

/** Splits the text of a page at its headings, so that each section can be laid out as a whole. */
export function splitPage({ content, sections }: EditorialPage): PageSections {
  const [intro = '', ...texts] = content.split(heading)
  return {
    intro: intro.trim(),
    sections: sections.map(({ id, title }, index) => ({
      id,
      title,
      html: scrollable(texts[index]?.trim() ?? '', id),
    })),
  }
}

// A table may be wider than a phone: then it scrolls by itself, also by keyboard.
const scrollable = (html: string, labelledBy: string) =>
  html
    .replaceAll(
      '<table>',
      `<div class="wide-table" role="group" tabindex="0" aria-labelledby="${labelledBy}"><table>`,
    )
    .replaceAll('</table>', '</table></div>')
