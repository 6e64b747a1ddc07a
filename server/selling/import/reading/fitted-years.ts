import type { NamedModel } from './cars.ts'
import type { FittedVehicle, Reference } from './knowledge.ts'
import type { Years } from './model-years.ts'

/** What sellers and we call the first and the last model year may differ by one. */
const SLACK = 1

type Span = { from: number; to: number }

/** Collects fitted models with their years, inside the years in which each was sold. */
export class FittedModels {
  private readonly spans = new Map<number, Span[] | 'all'>()
  private readonly reference: Reference

  constructor(reference: Reference) {
    this.reference = reference
  }

  get isEmpty(): boolean {
    return this.spans.size === 0
  }

  /** Adds a model with years, or with all of its years; tells whether any were outside its life. */
  add(named: NamedModel, years?: Years): { isCut: boolean } {
    const model = this.reference.model(named.model)
    if (!model) return { isCut: false }
    const generation = { from: named.from ?? model.from, to: named.to ?? model.to }
    if (!years && named.from === undefined && named.to === undefined) {
      this.spans.set(named.model, 'all')
      return { isCut: false }
    }
    if (!years) {
      this.put(named.model, generation)
      return { isCut: false }
    }
    const { from = model.from, to = model.to } = years
    const isCut = from < model.from - SLACK || to > model.to + SLACK
    const inLife = common({ from, to }, model)
    if (!inLife) return { isCut: true }
    this.put(named.model, common(inLife, withSlack(generation, years)) ?? inLife)
    return { isCut }
  }

  private put(model: number, span: Span): void {
    const known = this.spans.get(model) ?? []
    if (known === 'all') return
    const spans = [...known, span].sort((a, b) => a.from - b.from)
    const merged: Span[] = []
    for (const next of spans) {
      const before = merged.at(-1)
      if (before && next.from <= before.to + 1) before.to = Math.max(before.to, next.to)
      else merged.push({ ...next })
    }
    this.spans.set(model, merged)
  }

  /** At most so many. Of a model that is still sold, years up to the present have no end. */
  vehicles(most: number): FittedVehicle[] {
    const vehicles: FittedVehicle[] = []
    for (const [no, spans] of this.spans) {
      const model = this.reference.model(no)!
      const isOnSale = model.generations.some(({ to }) => to === null)
      if (spans === 'all') vehicles.push({ model: no })
      else
        for (const { from, to } of spans)
          vehicles.push(isOnSale && to >= model.to ? { model: no, from } : { model: no, from, to })
    }
    return vehicles.slice(0, most)
  }
}

/** Where a seller states an end, a generation may have been sold a year earlier or later than we know. */
const withSlack = ({ from, to }: Span, stated: Years): Span => ({
  from: stated.from === undefined ? from : from - SLACK,
  to: stated.to === undefined ? to : to + SLACK,
})

function common(a: Span, b: Span): Span | undefined {
  const [from, to] = [Math.max(a.from, b.from), Math.min(a.to, b.to)]
  return from <= to ? { from, to } : undefined
}
