import { callbacksData } from './callbacks/personal-data.store.ts'
import { catalogData } from './catalog/personal-data.store.ts'
import { chatData } from './chat/personal-data.store.ts'
import { contentData } from './content/personal-data.store.ts'
import { favouritesData } from './favourites/personal-data.store.ts'
import { notificationsData } from './notifications/personal-data.ts'
import { sellingData } from './selling/personal-data.store.ts'
import type { PersonalData } from './platform/personal-data.ts'

/**
 * What each feature but `accounts` knows of people, in the order in which it is erased: listings go when
 * little refers to them any more.
 */
export const personalData: PersonalData[] = [
  ...[chatData, callbacksData, favouritesData, notificationsData, contentData],
  ...[sellingData, catalogData],
]
