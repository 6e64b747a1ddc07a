import { describe, expect, test } from 'vitest'
import { reference, understanding } from '../../testing/understanding-in-memory.ts'

const carsOf = (name: string) =>
  understanding.vehiclesNamed(name).map(({ make, model, from, to }) => {
    const key = model === undefined ? reference.make(make)!.key : reference.model(model)!.key
    return from || to ? `${key} ${from ?? ''}-${to ?? ''}` : key
  })

describe('vehicles in the name of a listing', () => {
  test.for([
    ['دينمو باترول 2010-2024', ['nissan/patrol 2010-2024']],
    ['BRK PAD FR HILUX 16-20 ADVICS', ['toyota/hilux 2016-2020']],
    ['Brake pads for Corolla / Camry', ['toyota/corolla', 'toyota/camry']],
    ['Land Cruiser Prado mirror', ['toyota/prado']],
    ['Genuine Nissan oil filter', ['nissan']],
    ['Nissan Sunny oil filter 2014', ['nissan/sunny 2014-2014']],
    ['Bumper Hilux 2016+', ['toyota/hilux 2016-']],
    ['Radiator Nissan Patrol up to 2010', ['nissan/patrol -2010']],
    ['Lamp Camry 2012/03-2015/06', ['toyota/camry 2012-2015']],
    // Several ranges of years are ambiguous.
    ['Camry 2007-2011 2012-2017 pads', ['toyota/camry']],
    ['TURBO 4JJ1 D-MAX RHF5', ['isuzu/d-max']],
    ['HUB FR CR-V RM 12-16 NSK', ['honda/cr-v 2012-2016']],
    ['U BOLT RR SPRG CANTER 4PC', ['mitsubishi/canter']],
    ['Valve cover gasket V 8 x 20', []],
    ['Max trax recovery boards', []],
    ['Tail lamp D-cab', []],
    ['T cross wrench', []],
    ['Golf 4 ball set', []],
    ['Pilot bearing', []],
    ['Front brake pads', []],
    ['Fuel pump 12V 3.5 bar', []],
    ['', []],
  ] as const)('"%s": %o', ([name, cars]) =>
    expect(carsOf(name).toSorted()).toEqual(cars.toSorted()),
  )
})
