/**
 * The country that the first two characters of a VIN are given to, where its makers are many enough
 * to be met in the Gulf; otherwise the continent of the first (ISO 3780).
 */
const countries: [beginning: RegExp, country: string][] = [
  [/^A[A-H]/, 'ZA'],
  [/^J/, 'JP'],
  [/^K[L-R]/, 'KR'],
  [/^L/, 'CN'],
  [/^M[A-E]/, 'IN'],
  [/^M[F-K]/, 'ID'],
  [/^M[L-R]/, 'TH'],
  [/^N[A-E]/, 'IR'],
  [/^N[F-K]/, 'PK'],
  [/^N[L-R]/, 'TR'],
  [/^P[A-E]/, 'PH'],
  [/^P[L-R]/, 'MY'],
  [/^R[A-E]/, 'AE'],
  [/^R[F-K]/, 'TW'],
  [/^R[L-R]/, 'VN'],
  [/^S[A-M]/, 'GB'],
  [/^(S[N-T]|W)/, 'DE'],
  [/^S[U-Z]/, 'PL'],
  [/^T[J-P]/, 'CZ'],
  [/^T[R-V]/, 'HU'],
  [/^V[A-E]/, 'AT'],
  [/^V[F-R]/, 'FR'],
  [/^V[S-W]/, 'ES'],
  [/^X[L-R]/, 'NL'],
  [/^X[3-9S-W]/, 'RU'],
  [/^Y[S-W]/, 'SE'],
  [/^Z[A-R]/, 'IT'],
  [/^[145]/, 'US'],
  [/^2/, 'CA'],
  [/^3[A-W]/, 'MX'],
  [/^6[A-W]/, 'AU'],
  [/^8[A-E]/, 'AR'],
  [/^9[A-E3-9]/, 'BR'],
]

const continents: [beginning: RegExp, continent: string][] = [
  [/^[A-H]/, 'Africa'],
  [/^[J-R]/, 'Asia'],
  [/^[S-Z]/, 'Europe'],
  [/^[1-5]/, 'North America'],
  [/^[67]/, 'Oceania'],
  [/^[89]/, 'South America'],
]

/** Nothing for numbers that begin with 0, which is given to nobody. */
export function regionOf(vin: string): string | undefined {
  return [...countries, ...continents].find(([beginning]) => beginning.test(vin))?.[1]
}
