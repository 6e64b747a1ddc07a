export type VehicleNumber = {
  kind: 'vin' | 'frame'
  /** Upper case, without separators; frames as CODE-NUMBER. */
  number: string
  make?: { name: string; key?: string }
  /** Models it can be, the likeliest first; empty when the number doesn't tell. */
  models: { key: string; from?: number; to?: number }[]
  /**
   * Possible model years, the likeliest first. All years of the models, in their order, where the
   * number itself doesn't tell: take the first for the year only when it is alone.
   */
  years: number[]
  /** ISO country of the plant, or the continent of the first character ("Asia" …). */
  region: string
  /** "wrong" in North America and China only, where it is demanded: most likely a typing error. */
  checkDigit: 'right' | 'wrong' | 'unused'
  /**
   * high: one model by a published key or a chassis code, and its year or its frame; medium: the
   * models are as sure, but several or without a year, or no more than the make is known; low: a
   * guess, a wrong check digit, or an unknown maker.
   */
  confidence: 'high' | 'medium' | 'low'
}
