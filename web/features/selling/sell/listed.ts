/** What the page after listing knows of the new part: where it is shown, and the name to call it by. */
export type Listed = { page: string; name: string }

/** A listing's own page: others may list the same number, and its page shows one of them first. */
export const publicPage = (slug: string, seller: string) =>
  `/spare-part-details/${slug}?seller=${seller}`
