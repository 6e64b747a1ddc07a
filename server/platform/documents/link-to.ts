import type { DocumentLink } from '#contract/document-link.ts'

/** How lists and orders link a document; its PDF is below the address of the site. */
export const linkTo = ({
  id,
  kind,
  number,
}: { id: string } & Pick<DocumentLink, 'kind' | 'number'>): DocumentLink => ({
  ...{ kind, number },
  url: `/api/documents/${id}`,
})
