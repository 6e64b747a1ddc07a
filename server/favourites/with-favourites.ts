type Shown = { _id: string; favourite_users: string[] }

const isListing = (value: object): value is Shown =>
  '_id' in value && 'favourite_users' in value && Array.isArray(value.favourite_users)

/** The ids of all listings in a reply, at any depth. */
export function listingIdsIn(reply: unknown, found = new Set<string>()): Set<string> {
  if (typeof reply !== 'object' || reply === null) return found
  if (isListing(reply)) found.add(reply._id)
  for (const part of Object.values(reply)) listingIdsIn(part, found)
  return found
}

/** A copy of a reply in which the listings in `favourites` name this user. */
export function withFavourites(
  reply: unknown,
  favourites: ReadonlySet<string>,
  userId: string,
): unknown {
  if (typeof reply !== 'object' || reply === null) return reply
  const copied = (part: unknown) => withFavourites(part, favourites, userId)
  if (Array.isArray(reply)) return reply.map(copied)
  const copy = Object.fromEntries(Object.entries(reply).map(([key, part]) => [key, copied(part)]))
  return isListing(reply) && favourites.has(reply._id)
    ? { ...copy, favourite_users: [userId] }
    : copy
}
