/** What results can be narrowed to beside their values. */
export const onlyOptions = ['in_stock', 'open_now', 'picture'] as const
export type Only = (typeof onlyOptions)[number]
