/** Batches of payouts, or bank files of refunds; also the texts of each. */
export type BatchKind = 'payouts' | 'transferRefunds'
