import { LIKELY_FIT, UNIVERSAL } from './fitments.ts'
import type { OfferedKind } from './offered-kind.ts'
import type { Wanted } from './wanted.ts'
import { likelihoodOf, MOST_LIKELY } from './score.ts'
import { rarity, WordEvidence, type Searched } from './word-evidence.ts'

// Of a part without a known type, so much of what was said must stand in its name.
const LEAST_SHARE = 0.6
// Of one that we take for another kind of part; less where nothing of the kind is for the car, or the kind is vague.
const LEAST_SHARE_OF_OTHERS = 0.67
const LEAST_SHARE_OF_FEW = 0.4
// The car alone tells nothing of the part.
const LEAST_SHARE_OF_WORDS = 0.25
// How likely one with all of it is: no more than a part of the kind of which nobody knows the car.
const OF_ANOTHER_KIND = 0.6
// Words that more of them have tell none from another.
const MOST_OTHERS = 500
// Where its name says nothing, all of it may stand in its description.
const SHARE_OF_UNNAMED = 0.7

type Taking = {
  evidence: WordEvidence
  /** Returns the score, 0 where the listing doesn't suit. */
  take: (no: number, likelihood: number) => number
  offered: OfferedKind
  /** Whether those of other kinds are wanted that have some of the words alone. */
  needsOthers: boolean
}

/**
 * Parts of a kind that we have no name for can still be called by their own, and so can any where nothing of the kind
 * that was understood answers the text; and whatever we take a part for, one whose name has all that was said, a free
 * word included, is what was meant. Returns those taken that are of other kinds and have some of the words alone.
 */
export function takeByWords(wanted: Wanted, searched: Searched, taking: Taking): number[] {
  const { words, spoken } = wanted
  const { take, offered, needsOthers } = taking
  const { isAnswered } = offered
  if (spoken.length === 0) return []
  // Of kinds alone, no words were looked up so far.
  const evidence =
    taking.evidence.isEmpty && !isAnswered ? new WordEvidence(spoken, searched) : taking.evidence
  if (evidence.isEmpty) return []
  const { partType, typeSets, state, byType, end } = searched.columns
  const spokenShare = evidence.shares(spoken, { describedShare: SHARE_OF_UNNAMED })
  const isTaken = typeSets.flagged(wanted.types!)
  let isAnyTaken = needsOthers
  for (const no of byType.of(0)) {
    const share = partType[no] === 0 ? spokenShare(no) : 0
    if (share >= LEAST_SHARE && take(no, likelihoodOf(share)) > 0) isAnyTaken = true
  }
  const hasAll = words.length > 0 ? evidence.allIn(spoken) : undefined
  const isOther = (no: number) => !isTaken[partType[no]!] && state[no] !== 0
  const isWhole = (no: number) => partType[no] !== 0 && hasAll!(no)
  if (hasAll)
    for (let no = 1; no < end; no++)
      if (isOther(no) && isWhole(no) && take(no, MOST_LIKELY) > 0) isAnyTaken = true
  if (isAnswered || !isAnyTaken) return []
  const shareOf = shareOfOthers(wanted, searched, { evidence, offered, spokenShare })
  const others: [no: number, likelihood: number][] = []
  for (let no = 1; no < end; no++) {
    if (!isOther(no)) continue
    const share = shareOf(no)
    if (share === 0 || (hasAll && isWhole(no))) continue
    if (others.push([no, likelihoodOf(share * OF_ANOTHER_KIND)]) > MOST_OTHERS) return []
  }
  return others.flatMap(([no, likelihood]) => (take(no, likelihood) > 0 ? [no] : []))
}

type Sharing = Pick<Taking, 'evidence' | 'offered'> & { spokenShare: (no: number) => number }

/**
 * Tells how much of what was said a part of another kind has; 0 where that is not enough, or it is for another car. Where
 * nothing of the kind is for the car that was named, the car counts as one word more.
 */
function shareOfOthers(
  { vehicles, years, words, spoken }: Wanted,
  { columns, fitments }: Searched,
  { evidence, offered, spokenShare }: Sharing,
): (no: number) => number {
  const { partType, fitment } = columns
  const fit = vehicles.length > 0 || years ? fitments.fit(vehicles, years) : undefined
  // What is of no known kind was taken where it has more.
  const isFree = (no: number, share: number) => partType[no] !== 0 || share < LEAST_SHARE
  const enough = (no: number, least: number) => {
    const share = spokenShare(no)
    return share >= least && isFree(no, share) ? share : 0
  }
  const isForOther = (no: number) => fit !== undefined && fit[fitment[no]!]! < UNIVERSAL
  if (offered.isDecisive)
    return (no) => (isForOther(no) || partType[no] === 0 ? 0 : enough(no, LEAST_SHARE_OF_OTHERS))
  // "Carbon gear" is no carbon trim: beside one free word, the kind must be named as well.
  const kindWords = words.length === 1 ? spoken.filter((word) => !words.includes(word)) : []
  const kindShare = kindWords.length > 0 ? evidence.shares(kindWords) : spokenShare
  if (!fit || !offered.needsCar)
    return (no) => (isForOther(no) || kindShare(no) === 0 ? 0 : enough(no, LEAST_SHARE_OF_FEW))
  const isForCar = (no: number) => fit[fitment[no]!]! >= LIKELY_FIT
  let offers = 0
  for (let no = 1; no < fit.length; no++)
    if (fit[no]! >= LIKELY_FIT) offers += columns.ofFitment[no]!
  const withCar = evidence.shares(spoken, {
    describedShare: SHARE_OF_UNNAMED,
    others: rarity(offers, columns.end),
    otherOf: (no) => (isForCar(no) ? 1 : 0),
  })
  return (no) => {
    // The car alone tells nothing of the part.
    if (isForOther(no) || enough(no, LEAST_SHARE_OF_WORDS) === 0 || kindShare(no) === 0) return 0
    const share = withCar(no)
    return share >= (isForCar(no) ? LEAST_SHARE_OF_FEW : LEAST_SHARE_OF_OTHERS) ? share : 0
  }
}
