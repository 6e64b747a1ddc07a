import { detailsHref } from './card.ts'
import type { PartView } from './part-view.ts'

/** The part and all its offers for search engines (schema.org), with absolute addresses. */
export function productData({ part, offers }: PartView, name: string, origin: string): object {
  const url = origin + detailsHref(part.slug)
  return {
    '@context': 'https://schema.org',
    '@type': 'Product',
    name,
    sku: part.sku,
    mpn: part.sku,
    brand: { '@type': 'Brand', name: part.brand },
    category: part.categoryLabel,
    description: part.shortDescription,
    ...(part.picture && { image: `${origin}${part.picture}/960.webp` }),
    offers: offers.map(({ sellerId, seller, price, quantity }) => ({
      '@type': 'Offer',
      url: `${url}?seller=${sellerId}`,
      price: price.toFixed(2),
      priceCurrency: 'AED',
      availability: `https://schema.org/${quantity > 0 ? 'InStock' : 'OutOfStock'}`,
      seller: { '@type': 'Organization', name: seller },
    })),
  }
}
