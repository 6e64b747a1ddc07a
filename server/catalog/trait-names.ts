import type { CrossNumberKind } from '#contract/cross-numbers.ts'
import type { Emirate } from '#contract/emirates.ts'
import type { ChoiceValue } from '#contract/listing-choices.ts'
import type { Only } from '#contract/search-options.ts'
import type { Names } from './reference/reference.types.ts'

/** What the values of filters are called that are no reference data. */
export const tierNames: Record<ChoiceValue<'tier'>, Names> = {
  genuine: { en: 'Genuine', ar: 'أصلي (وكالة)', fr: 'D’origine', zh: '原厂' },
  oem: { en: 'OEM', ar: 'OEM', fr: 'OEM', zh: 'OEM 配套' },
  aftermarket: { en: 'Aftermarket', ar: 'تجاري', fr: 'Adaptable', zh: '副厂' },
  used: { en: 'Used', ar: 'مستعمل', fr: 'Occasion', zh: '二手' },
}

export const emirateNames: Record<Emirate, Names> = {
  'Abu Dhabi': { en: 'Abu Dhabi', ar: 'أبوظبي', fr: 'Abou Dabi', zh: '阿布扎比' },
  Ajman: { en: 'Ajman', ar: 'عجمان', fr: 'Ajman', zh: '阿治曼' },
  Dubai: { en: 'Dubai', ar: 'دبي', fr: 'Dubaï', zh: '迪拜' },
  Fujairah: { en: 'Fujairah', ar: 'الفجيرة', fr: 'Fujaïrah', zh: '富查伊拉' },
  'Ras Al Khaimah': {
    en: 'Ras Al Khaimah',
    ar: 'رأس الخيمة',
    fr: 'Ras el Khaïmah',
    zh: '哈伊马角',
  },
  Sharjah: { en: 'Sharjah', ar: 'الشارقة', fr: 'Charjah', zh: '沙迦' },
  'Umm Al Quwain': { en: 'Umm Al Quwain', ar: 'أم القيوين', fr: 'Oumm al Qaïwaïn', zh: '乌姆盖万' },
}

/** What stands before a number that a listing is found by. */
export const crossNumberNames: Record<CrossNumberKind, Names> = {
  replaces: { en: 'Replaces', ar: 'يحل محل', fr: 'Remplace', zh: '替代' },
  replaced_by: { en: 'Replaced by', ar: 'استُبدل بـ', fr: 'Remplacé par', zh: '已被替代为' },
  same_as: { en: 'Same as', ar: 'يطابق', fr: 'Équivaut à', zh: '等同于' },
}

export const onlyNames: Record<Only, Names> = {
  in_stock: { en: 'In stock', ar: 'متوفر', fr: 'En stock', zh: '有货' },
  open_now: { en: 'Open now', ar: 'مفتوح الآن', fr: 'Ouvert maintenant', zh: '营业中' },
  picture: { en: 'With a photo', ar: 'مع صورة', fr: 'Avec photo', zh: '有图片' },
}
