/** Renders the button that opens the chat with a seller about a part; the chat belongs to another feature. */
export type RenderChat = (part: { listingId: string; sellerId: string }) => React.ReactNode
