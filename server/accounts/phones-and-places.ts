import type { List, ReplyOf } from '#contract/api.ts'
import type { Language } from '#contract/language.ts'
import type { Place } from '#contract/sign-up.ts'
import type { Client } from '../platform/api/caller.ts'
import { pageOf, type Page } from '../platform/paging.ts'
import type { Refusal } from '../platform/refusal.ts'
import type { AccountDeps } from './account-deps.ts'
import { phoneChecksOfAddress, placesOfAddress } from './limits.ts'

// What the forms of accounts ask of others.

export async function validatePhone(
  { limits, phoneCheck }: Pick<AccountDeps, 'limits' | 'phoneCheck'>,
  phone: string,
  client: Client,
): Promise<ReplyOf<'validatePhone'> | Refusal> {
  const limited = await limits.take(phoneChecksOfAddress, client.address)
  return limited ?? phoneCheck.check(phone)
}

export async function getPlaces(
  { limits, places }: Pick<AccountDeps, 'limits' | 'places'>,
  q: string,
  page: Page,
  { client, language }: { client: Client; language: Language },
): Promise<List<Place> | Refusal> {
  const limited = await limits.take(placesOfAddress, client.address)
  if (limited) return limited
  return pageOf(q === '' ? [] : await places.search(q, language), page)
}
