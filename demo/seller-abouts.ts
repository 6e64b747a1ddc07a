import { categories } from '#server/catalog/reference/categories.ts'
import { homeMakes } from '#server/catalog/reference/vehicles.ts'
import type { DemoSeller } from './sellers.ts'

type Text = { en: string; ar: string }

const list = {
  en: new Intl.ListFormat('en', { type: 'conjunction' }),
  ar: new Intl.ListFormat('ar', { type: 'conjunction' }),
}

function namesOf(keys: string[], entries: { key: string; names: Text }[]): Text {
  const names = keys.map((key) => entries.find((entry) => entry.key === key)!.names)
  return {
    en: list.en.format(names.map(({ en }) => en)),
    ar: list.ar.format(names.map(({ ar }) => ar)),
  }
}

/** What the company deals in. */
function trade({ makes, categories: kinds }: DemoSeller): Text {
  const cars = makes && namesOf(makes, homeMakes)
  const parts = kinds && namesOf(kinds, categories)
  if (cars && parts)
    return {
      en: `We stock ${parts.en.toLowerCase()} for ${cars.en} and nothing else, so the shelf is deep.`,
      ar: `نتخصص في ${parts.ar} لسيارات ${cars.ar}، ومخزوننا منها كبير.`,
    }
  if (cars)
    return {
      en: `We are a shop for ${cars.en} only: genuine, OEM and aftermarket parts, also for older models.`,
      ar: `محلنا متخصص في قطع ${cars.ar}: أصلية وOEM وتجارية، وللموديلات القديمة أيضاً.`,
    }
  if (parts)
    return {
      en: `We specialise in ${parts.en.toLowerCase()} for Japanese cars.`,
      ar: `نتخصص في ${parts.ar} للسيارات اليابانية.`,
    }
  return {
    en: 'We stock genuine and quality aftermarket parts for Japanese cars, from service parts to body panels.',
    ar: 'عندنا قطع أصلية وتجارية جيدة للسيارات اليابانية، من قطع الصيانة إلى قطع البودي.',
  }
}

const services: Text[] = [
  {
    en: 'Part numbers are checked by VIN before we pack. Exchange within 7 days, unused and in the box.',
    ar: 'نتأكد من رقم القطعة برقم الشاصي قبل التغليف، والتبديل خلال 7 أيام للقطعة غير المستعملة في علبتها.',
  },
  {
    en: 'Our driver delivers to workshops in the emirate twice a day; other emirates get it the next morning.',
    ar: 'سائقنا يوصل للكراجات في الإمارة مرتين في اليوم، ولباقي الإمارات صباح اليوم التالي.',
  },
  {
    en: 'Trade customers are welcome: ask for the workshop price list and the monthly account.',
    ar: 'نرحب بالكراجات، واطلبوا قائمة أسعار الورش والحساب الشهري.',
  },
  {
    en: 'What is not on the shelf we bring from the market in Sharjah on the same day.',
    ar: 'ما ليس على الرف نحضره من سوق الشارقة في اليوم نفسه.',
  },
]

/** What a company says of itself in both languages, as HTML; `place` is its place in the list. */
export function aboutOf(seller: DemoSeller, place: number): Text {
  const { en, ar } = trade(seller)
  const since = seller.joined.slice(0, 4)
  const [first, second] = [services[place % 4]!, services[(place + 1 + (place % 3)) % 4]!]
  return {
    en: `<p>${en}</p><p>${first.en} ${second.en}</p><p>On Ghiyar since ${since}.</p>`,
    ar: `<p>${ar}</p><p>${first.ar} ${second.ar}</p><p>على غيار منذ ${since}.</p>`,
  }
}
