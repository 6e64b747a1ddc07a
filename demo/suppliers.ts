/** Brands that make the same part for the car makers of a country, by the first word of their name. */
const suppliers = {
  japan: `Denso Aisin Advics Akebono NGK NTK KYB Tokico Hitachi Koito Exedy NSK Koyo NTN Bando Mitsuboshi
    Mitsubishi NPR Taiho Koyorad NOK Musashi Sanden Zexel GMB`,
  europe: `Bosch Mann-Filter Mahle ATE Hella Sachs ZF LuK INA Valeo Varta Continental Contitech Elring Osram
    Beru Pierburg Pilkington FAG Corteco VDO`,
  america: 'Delphi Gates Dayco Moog Timken Spicer AC',
  korea: 'Denso NGK Valeo KYB CTR Solite Koyo',
} satisfies Record<string, string>

const countryOf: Record<string, keyof typeof suppliers> = {
  'mercedes-benz': 'europe',
  bmw: 'europe',
  ford: 'america',
  chevrolet: 'america',
  jeep: 'america',
  dodge: 'america',
  hyundai: 'korea',
  kia: 'korea',
}

const brandsOf = new Map(
  Object.entries(suppliers).map(([country, names]) => [country, new Set(names.split(/\s+/))]),
)

/** Whether a brand supplies the maker of the car, so that its part is the one the car was built with. */
export function isSupplier(brand: string, make: string | undefined): boolean {
  if (!make) return false
  return brandsOf.get(countryOf[make] ?? 'japan')!.has(brand.split(' ')[0]!)
}
