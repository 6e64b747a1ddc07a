const END_OF_HEADER = '</header>'

/** Puts HTML below the header of the site, which is the first of a page. */
export function insertBelowHeader(html: string, notices: string): string {
  const at = html.indexOf(END_OF_HEADER)
  if (notices === '' || at === -1) return html
  const end = at + END_OF_HEADER.length
  return html.slice(0, end) + notices + html.slice(end)
}
