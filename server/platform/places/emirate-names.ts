import type { Emirate } from '#contract/emirates.ts'
import type { Language } from '#contract/language.ts'

/** What the emirates are called; the first is how it is written here, the rest how others do. */
export const emirateNames: Record<Emirate, Record<Language, [string, ...string[]]>> = {
  'Abu Dhabi': {
    en: ['Abu Dhabi'],
    ar: ['أبوظبي', 'أبو ظبي'],
    fr: ['Abou Dabi', 'Abu Dhabi', 'Abou Dhabi'],
    zh: ['阿布扎比', '阿布达比'],
  },
  Ajman: { en: ['Ajman'], ar: ['عجمان'], fr: ['Ajman'], zh: ['阿治曼', '阿吉曼'] },
  Dubai: { en: ['Dubai'], ar: ['دبي'], fr: ['Dubaï'], zh: ['迪拜', '杜拜'] },
  Fujairah: {
    en: ['Fujairah'],
    ar: ['الفجيرة'],
    fr: ['Fujaïrah', 'Foudjaïrah'],
    zh: ['富查伊拉', '富吉拉'],
  },
  'Ras Al Khaimah': {
    en: ['Ras Al Khaimah', 'Ras Al-Khaimah', 'Ras Al Khaima'],
    ar: ['رأس الخيمة'],
    fr: ['Ras el Khaïmah', 'Ras al Khaïmah'],
    zh: ['哈伊马角', '拉斯海马'],
  },
  Sharjah: { en: ['Sharjah'], ar: ['الشارقة'], fr: ['Charjah', 'Chardja'], zh: ['沙迦', '沙加'] },
  'Umm Al Quwain': {
    en: ['Umm Al Quwain', 'Umm Al Qaiwain'],
    ar: ['أم القيوين'],
    fr: ['Oumm al Qaïwaïn', 'Umm al Qaïwaïn'],
    zh: ['乌姆盖万', '欧姆古温'],
  },
}

/** A place with its emirate, as "Al Quoz, Dubai". */
export function labelOf(place: string, emirate: Emirate, language: Language): string {
  return place + (language === 'ar' ? '، ' : ', ') + emirateNames[emirate][language][0]
}
