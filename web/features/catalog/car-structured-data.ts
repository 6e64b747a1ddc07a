import { carHref, type CarPageView } from './car-view.ts'

/** The car and its price for search engines (schema.org), with absolute addresses. */
export function carData({ car, seller }: CarPageView, name: string, origin: string): object {
  const { facts, picture, year, version, transmission } = car
  const url = origin + carHref(car.slug)
  return {
    '@context': 'https://schema.org',
    '@type': 'Car',
    name,
    url,
    sku: car.code,
    brand: { '@type': 'Brand', name: facts.make },
    model: facts.model,
    ...(year && { vehicleModelDate: String(year) }),
    ...(version && { vehicleConfiguration: version }),
    ...(facts.mileage !== undefined && {
      mileageFromOdometer: {
        '@type': 'QuantitativeValue',
        value: facts.mileage,
        unitCode: facts.unit === 'Kilometers' ? 'KMT' : 'SMI',
      },
    }),
    ...(transmission && { vehicleTransmission: transmission }),
    ...(picture && { image: `${origin}${picture}/960.webp` }),
    offers: {
      '@type': 'Offer',
      url,
      price: car.price.toFixed(2),
      priceCurrency: 'AED',
      seller: { '@type': 'Organization', name: seller.name },
    },
  }
}
