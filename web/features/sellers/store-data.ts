import type { Seller } from '#contract/sellers.ts'

const days = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday']

/** A company for search engines (schema.org), with its address, phone and opening hours. */
export function storeData(seller: Seller, origin: string): object {
  const { company_name: name, company_address: streetAddress, emirate } = seller.details
  const spans = seller.hours?.flatMap((day, index) =>
    day.map(({ from, to }) => ({
      '@type': 'OpeningHoursSpecification',
      dayOfWeek: days[index],
      opens: from,
      // schema.org has no end of the day but the last minute.
      closes: to === '00:00' ? '23:59' : to,
    })),
  )
  return {
    '@context': 'https://schema.org',
    '@type': 'AutoPartsStore',
    name,
    url: `${origin}/seller-details/${seller._id}`,
    telephone: seller.phone,
    email: seller.email,
    address: {
      '@type': 'PostalAddress',
      streetAddress,
      addressRegion: emirate,
      addressCountry: 'AE',
    },
    ...(spans?.length && { openingHoursSpecification: spans }),
  }
}
