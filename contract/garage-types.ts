/** Kinds of garages, in the words of the specification; texts of the web translate them. */
export const garageTypes = [
  'Authorized Garages',
  'Gained/Third-party Garages',
  'Independent Mom & Pop Garages',
] as const
