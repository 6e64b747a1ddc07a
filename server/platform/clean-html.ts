import sanitizeHtml from 'sanitize-html'

const rules: sanitizeHtml.IOptions = {
  allowedTags: [
    ...['p', 'br', 'b', 'strong', 'i', 'em', 'u', 'ul', 'ol', 'li', 'h3', 'h4', 'a'],
    ...['table', 'thead', 'tbody', 'tr', 'th', 'td'],
  ],
  allowedAttributes: { a: ['href', 'rel'] },
  transformTags: {
    a: (tagName, { href }) => ({
      tagName,
      attribs: (href?.startsWith('https://')
        ? { href, rel: 'nofollow ugc noopener' }
        : {}) as sanitizeHtml.Attributes,
    }),
  },
  disallowedTagsMode: 'discard',
  nestingLimit: 20,
}

/** What a seller wrote, cut to text, lists, tables and https links; no attribute else survives. */
export const cleanHtml = (html: string): string => sanitizeHtml(html, rules)

/** What is to be read in HTML, without its marks; empty where there are only spaces. */
export const readableText = (html: string): string =>
  sanitizeHtml(html, { allowedTags: [], allowedAttributes: {} })
    .replace(/&nbsp;|\u00A0/g, ' ')
    .trim()
