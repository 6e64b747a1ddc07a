import type { Emirate } from '#contract/emirates.ts'
import { abuDhabi } from './abu-dhabi-places.ts'
import { dubai } from './dubai-places.ts'
import { ajman, fujairah, rasAlKhaimah, ummAlQuwain } from './northern-places.ts'
import type { PlacesOfEmirate } from './place-names.ts'
import { sharjah } from './sharjah-places.ts'

export type UaePlace = {
  kind: 'city' | 'area'
  emirate: Emirate
  english: string
  arabic: string
  /** What else it is called, in either script. */
  others: string[]
}

const byEmirate: Record<Emirate, PlacesOfEmirate> = {
  'Abu Dhabi': abuDhabi,
  Dubai: dubai,
  Sharjah: sharjah,
  Ajman: ajman,
  'Umm Al Quwain': ummAlQuwain,
  'Ras Al Khaimah': rasAlKhaimah,
  Fujairah: fujairah,
}

/** Cities, towns and areas of the Emirates, above all those where cars are repaired and parts sold. */
export const uaePlaces: UaePlace[] = Object.entries(byEmirate).flatMap(([name, places]) => {
  const emirate = name as Emirate
  return (['cities', 'areas'] as const).flatMap((list) =>
    places[list].map(([english, arabic, ...others]) => ({
      kind: list === 'cities' ? ('city' as const) : ('area' as const),
      emirate,
      english,
      arabic,
      others,
    })),
  )
})
