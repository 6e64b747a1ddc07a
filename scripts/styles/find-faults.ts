import { posix } from 'node:path'
import { bannedIn } from '../words/find-banned.ts'
import { classesIn, selectorsOf } from './css-selectors.ts'
import type { UsedClasses } from './used-classes.ts'

/** The files of the pages, by name: style sheets, and what their sources use. */
export type PageFiles = { sheets: Map<string, string>; sources: Map<string, UsedClasses> }
export type Fault = { file: string; what: string }

/** The kit is for all of `web/`; whatever stands elsewhere is for its own folder. */
export const isKit = (file: string) => /^web\/(?:styles|ui)\//.test(file)

/** Where a class may be used: the folder of its sheet, and the routes of its feature. */
function mayUse(source: string, sheet: string): boolean {
  const folder = posix.dirname(sheet)
  const feature = /^web\/features\/([\w-]+)/.exec(folder)?.[1]
  const isRoute = feature !== undefined && new RegExp(`^web/routes/${feature}[./]`).test(source)
  return isKit(sheet) || isRoute || source.startsWith(`${folder}/`)
}

/** What breaks the rules of docs/decisions/2026-11-24-styles.md. `isUtility` knows the classes of Tailwind. */
export function findFaults(files: PageFiles, isUtility: (name: string) => boolean): Fault[] {
  const homes = homesOf(files.sheets)
  return [
    ...[...files.sheets].flatMap(([file, css]) => faultsOfSheet(file, css, homes, isUtility)),
    ...doubled(homes),
    ...unused(homes, files.sources),
    ...[...files.sources].flatMap(([file, used]) => faultsOfSource(file, used, homes, isUtility)),
  ]
}

type Homes = Map<string, Set<string>>

/**
 * The sheet that defines each class: the one with a rule for it alone, or else that whose rules begin with it, or
 * that name it. A class of the kit is defined there, whatever others add to it.
 */
function homesOf(sheets: Map<string, string>): Homes {
  const [alone, leading, named]: Homes[] = [new Map(), new Map(), new Map()]
  const add = (homes: Homes, name: string, file: string) =>
    homes.set(name, (homes.get(name) ?? new Set()).add(file))
  for (const [file, css] of sheets)
    for (const { text } of selectorsOf(css)) {
      const names = [...new Set(classesIn(text))]
      for (const name of names) add(named!, name, file)
      if (names[0]) add(names.length === 1 ? alone! : leading!, names[0], file)
    }
  return new Map(
    [...named!, ...leading!, ...alone!].map(([name, files]) => {
      const inKit = [...files].filter(isKit)
      return [name, inKit.length > 0 ? new Set(inKit) : files]
    }),
  )
}

function faultsOfSheet(
  file: string,
  css: string,
  homes: Homes,
  isUtility: (name: string) => boolean,
): Fault[] {
  return selectorsOf(css).flatMap(({ text, line }) => {
    const at = `${file}:${line}`
    const faults = classesIn(text).flatMap((name) => {
      if (isUtility(name)) return [{ file: at, what: `.${name} is a utility, not a hook` }]
      const foreign = [...homes.get(name)!].filter((home) => !mayUse(file, home))
      return foreign.map((home) => ({ file: at, what: `.${name} belongs to ${home}` }))
    })
    const isScoped = classesIn(text).some((name) => ![...homes.get(name)!].some(isKit))
    if (isKit(file) || isScoped) return faults
    return [
      ...faults,
      { file: at, what: `${text}: name a class of this folder, or move to the kit` },
    ]
  })
}

const doubled = (homes: Homes): Fault[] =>
  [...homes].flatMap(([name, sheets]) =>
    sheets.size > 1 ? [{ file: [...sheets].join(' '), what: `.${name} is defined twice` }] : [],
  )

function unused(homes: Homes, sources: Map<string, UsedClasses>): Fault[] {
  const all = [...sources.values()]
  const isUsed = (name: string) =>
    all.some(
      ({ names, prefixes }) =>
        names.has(name) || [...prefixes].some((prefix) => name.startsWith(prefix)),
    )
  return [...homes].flatMap(([name, sheets]) => {
    const file = [...sheets].join(' ')
    const use = bannedIn(name)
    const word = use ? [{ file, what: `.${name}: use ${use}` }] : []
    return isUsed(name) ? word : [...word, { file, what: `.${name} is used by nothing` }]
  })
}

const faultsOfSource = (
  file: string,
  { names, selected }: UsedClasses,
  homes: Homes,
  isUtility: (name: string) => boolean,
): Fault[] => [
  ...[...selected]
    .filter((name) => !homes.has(name) && !isUtility(name))
    .map((name) => ({ file, what: `.${name}: no style sheet defines it` })),
  ...[...names].flatMap((name) => {
    const own = homes.get(name)
    if (isUtility(name)) return []
    if (!own) return [{ file, what: `${name}: no style sheet defines it` }]
    const foreign = [...own].filter((home) => !mayUse(file, home))
    return foreign.map((home) => ({ file, what: `${name} belongs to ${home}` }))
  }),
]
