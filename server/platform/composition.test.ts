import { expect, test } from 'vitest'
import { Composition } from './composition.ts'
import type { Feature, Platform, Registered } from './feature.ts'

const platform = { origin: 'https://ghiyar.example' } as Platform

const registerSellers = async ({
  origin,
}: Pick<Platform, 'origin'>): Promise<Registered<{ sellers: { page: string } }>> => ({
  services: { sellers: { page: `${origin}/stores` } },
  isFileShared: async () => false,
})
const registerOrders = ({
  sellers,
}: {
  sellers: { page: string }
}): Registered<{ orders: { from: string } }> => ({
  services: { orders: { from: sellers.page } },
  start: async () => undefined,
})

test('a feature receives the services of the features before it', async () => {
  const features: Feature[] = []
  const services = await new Composition<object>(Promise.resolve(platform), features)
    .add(registerSellers)
    .add(registerOrders)
    .services()
  expect(services.orders).toEqual({ from: 'https://ghiyar.example/stores' })
  expect(features.map((feature) => Object.keys(feature))).toEqual([['isFileShared'], ['start']])
})

test('a feature before one that it depends on is a type error', async () => {
  const composed = new Composition<object>(Promise.resolve(platform), [])
    // @ts-expect-error: there is no service `sellers` yet
    .add(registerOrders)
    .services()
  await expect(composed).rejects.toThrow(TypeError)
})
