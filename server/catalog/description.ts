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
export const cleanDescription = (html: string): string => sanitizeHtml(html, rules)
