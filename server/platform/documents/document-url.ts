/** Where the PDF of a document is asked for, below the address of the site; by its id. */
export const documentUrl = (id: string): string => `/api/documents/${id}`
