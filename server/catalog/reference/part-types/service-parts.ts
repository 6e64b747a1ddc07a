import type { PartType } from '../reference.types.ts'

export const serviceParts: PartType[] = [
  {
    key: 'oil-filter',
    category: 'service-parts',
    subCategory: 'filters',
    names: { en: 'Oil filter', ar: 'فلتر زيت', fr: 'Filtre à huile', zh: '机油滤清器' },
  },
  {
    key: 'oil-filter-element',
    category: 'service-parts',
    subCategory: 'filters',
    names: {
      en: 'Oil filter element',
      ar: 'فلتر زيت ورقي',
      fr: 'Cartouche de filtre à huile',
      zh: '机油滤芯',
    },
  },
  {
    key: 'air-filter',
    category: 'service-parts',
    subCategory: 'filters',
    names: { en: 'Air filter', ar: 'فلتر هواء', fr: 'Filtre à air', zh: '空气滤清器' },
  },
  {
    key: 'cabin-filter',
    category: 'service-parts',
    subCategory: 'filters',
    names: { en: 'Cabin air filter', ar: 'فلتر مكيف', fr: 'Filtre d’habitacle', zh: '空调滤清器' },
  },
  {
    key: 'fuel-filter',
    category: 'service-parts',
    subCategory: 'filters',
    names: { en: 'Fuel filter', ar: 'فلتر بترول', fr: 'Filtre à carburant', zh: '燃油滤清器' },
  },
  {
    key: 'diesel-filter',
    category: 'service-parts',
    subCategory: 'filters',
    names: {
      en: 'Diesel filter element',
      ar: 'فلتر ديزل',
      fr: 'Cartouche de filtre à gazole',
      zh: '柴油滤芯',
    },
  },
  {
    key: 'spark-plug',
    category: 'service-parts',
    subCategory: 'spark-plugs',
    names: { en: 'Spark plug', ar: 'بلك إشعال', fr: 'Bougie d’allumage', zh: '火花塞' },
  },
  {
    key: 'drive-belt',
    category: 'service-parts',
    subCategory: 'drive-belts',
    names: { en: 'Serpentine belt', ar: 'سير مكينة', fr: 'Courroie d’accessoires', zh: '多楔皮带' },
  },
  {
    key: 'belt-tensioner',
    category: 'service-parts',
    subCategory: 'drive-belts',
    names: { en: 'Belt tensioner', ar: 'شداد سير', fr: 'Tendeur de courroie', zh: '皮带张紧器' },
  },
  {
    key: 'idler-pulley',
    category: 'service-parts',
    subCategory: 'drive-belts',
    names: { en: 'Idler pulley', ar: 'بكرة سير', fr: 'Galet enrouleur', zh: '惰轮' },
  },
  {
    key: 'timing-belt',
    category: 'service-parts',
    subCategory: 'timing-kits',
    names: { en: 'Timing belt', ar: 'سير توقيت', fr: 'Courroie de distribution', zh: '正时皮带' },
  },
  {
    key: 'timing-belt-tensioner',
    category: 'service-parts',
    subCategory: 'timing-kits',
    names: {
      en: 'Timing belt tensioner pulley',
      ar: 'بكرة شداد سير التوقيت',
      fr: 'Galet tendeur de distribution',
      zh: '正时皮带张紧轮',
    },
  },
  {
    key: 'wiper-blade-front',
    category: 'service-parts',
    subCategory: 'wiper-blades',
    names: {
      en: 'Front wiper blade',
      ar: 'ريشة مساحة أمامية',
      fr: 'Balai d’essuie-glace avant',
      zh: '前雨刮片',
    },
  },
  {
    key: 'wiper-blade-rear',
    category: 'service-parts',
    subCategory: 'wiper-blades',
    names: {
      en: 'Rear wiper blade',
      ar: 'ريشة مساحة خلفية',
      fr: 'Balai d’essuie-glace arrière',
      zh: '后雨刮片',
    },
  },
  {
    key: 'oil-drain-plug',
    category: 'service-parts',
    subCategory: 'drain-plugs-caps',
    names: {
      en: 'Oil drain plug',
      ar: 'برغي تفريغ زيت',
      fr: 'Bouchon de vidange d’huile',
      zh: '机油放油螺栓',
    },
  },
  {
    key: 'drain-plug-washer',
    category: 'service-parts',
    subCategory: 'drain-plugs-caps',
    names: {
      en: 'Drain plug washer',
      ar: 'وردة برغي تفريغ',
      fr: 'Joint de bouchon de vidange',
      zh: '放油螺栓垫片',
    },
  },
  {
    key: 'oil-filler-cap',
    category: 'service-parts',
    subCategory: 'drain-plugs-caps',
    names: {
      en: 'Oil filler cap',
      ar: 'غطاء زيت المكينة',
      fr: 'Bouchon de remplissage d’huile',
      zh: '机油加注口盖',
    },
  },
  {
    key: 'oil-filter-housing-cap',
    category: 'service-parts',
    subCategory: 'drain-plugs-caps',
    names: {
      en: 'Oil filter housing cap',
      ar: 'غطاء فلتر زيت',
      fr: 'Couvercle de filtre à huile',
      zh: '机油滤清器盖',
    },
  },
  {
    key: 'oil-change-kit',
    category: 'service-parts',
    subCategory: 'service-kits',
    names: { en: 'Oil change kit', ar: 'طقم تغيير زيت', fr: 'Kit de vidange', zh: '机油保养套件' },
  },
  {
    key: 'filter-service-kit',
    category: 'service-parts',
    subCategory: 'service-kits',
    names: {
      en: 'Filter service kit',
      ar: 'طقم فلاتر صيانة',
      fr: 'Kit de filtres d’entretien',
      zh: '滤清器保养套件',
    },
  },
]
