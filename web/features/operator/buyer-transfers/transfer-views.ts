/** Orders that wait for a transfer, refunds by their state, and bank files. */
export const transferViews = [
  ...(['waiting', 'open', 'approved', 'sent', 'done', 'failed', 'paid'] as const),
] as const
export type TransferView = (typeof transferViews)[number]

export const BUYER_TRANSFERS = '/operator/buyer-transfers'
