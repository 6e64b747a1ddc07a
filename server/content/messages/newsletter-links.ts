/** Where the newsletter ends, for the address that has this token. */
export const leaveLink = (origin: string, token: string) =>
  `${origin}/newsletter/unsubscribe?${new URLSearchParams({ token })}`
