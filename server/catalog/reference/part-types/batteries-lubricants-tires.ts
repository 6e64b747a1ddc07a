import type { PartType } from '../reference.types.ts'

export const batteriesLubricantsTires: PartType[] = [
  {
    key: 'battery',
    category: 'batteries-lubricants-tires',
    names: { en: 'Car battery', ar: 'بطارية سيارة', fr: 'Batterie de voiture', zh: '汽车蓄电池' },
  },
  {
    key: 'engine-oil',
    category: 'batteries-lubricants-tires',
    names: { en: 'Engine oil', ar: 'زيت مكينة', fr: 'Huile moteur', zh: '发动机机油' },
  },
  {
    key: 'automatic-transmission-fluid',
    category: 'batteries-lubricants-tires',
    names: {
      en: 'Automatic transmission fluid',
      ar: 'زيت جير أوتوماتيك',
      fr: 'Huile de boîte automatique',
      zh: '自动变速箱油',
    },
  },
  {
    key: 'cvt-fluid',
    category: 'batteries-lubricants-tires',
    names: { en: 'CVT fluid', ar: 'زيت جير CVT', fr: 'Huile de boîte CVT', zh: '无级变速箱油' },
  },
  {
    key: 'gear-oil',
    category: 'batteries-lubricants-tires',
    names: {
      en: 'Differential and gear oil',
      ar: 'زيت دفرنس وجير عادي',
      fr: 'Huile de pont et de boîte manuelle',
      zh: '齿轮油',
    },
  },
  {
    key: 'power-steering-fluid',
    category: 'batteries-lubricants-tires',
    names: {
      en: 'Power steering fluid',
      ar: 'زيت باور',
      fr: 'Huile de direction assistée',
      zh: '转向助力油',
    },
  },
  {
    key: 'brake-fluid',
    category: 'batteries-lubricants-tires',
    names: { en: 'Brake fluid', ar: 'زيت فرامل', fr: 'Liquide de frein', zh: '制动液' },
  },
  {
    key: 'coolant',
    category: 'batteries-lubricants-tires',
    names: {
      en: 'Engine coolant',
      ar: 'ماء رديتر',
      fr: 'Liquide de refroidissement',
      zh: '发动机冷却液',
    },
  },
  {
    key: 'grease',
    category: 'batteries-lubricants-tires',
    names: {
      en: 'Multi-purpose grease',
      ar: 'شحم متعدد الأغراض',
      fr: 'Graisse multi-usage',
      zh: '多用途润滑脂',
    },
  },
  {
    key: 'gasket-maker',
    category: 'batteries-lubricants-tires',
    names: {
      en: 'Silicone gasket maker',
      ar: 'سيليكون كسكيت',
      fr: 'Pâte à joint silicone',
      zh: '密封胶',
    },
  },
  {
    key: 'fuel-system-cleaner',
    category: 'batteries-lubricants-tires',
    names: {
      en: 'Fuel system cleaner',
      ar: 'منظف بخاخات',
      fr: 'Nettoyant d’injection',
      zh: '燃油系统清洗剂',
    },
  },
  {
    key: 'tyre',
    category: 'batteries-lubricants-tires',
    names: { en: 'Tyre', ar: 'تاير', fr: 'Pneu', zh: '轮胎' },
  },
  {
    key: 'alloy-wheel',
    category: 'batteries-lubricants-tires',
    names: { en: 'Alloy wheel', ar: 'رنج ألمنيوم', fr: 'Jante en alliage', zh: '铝合金轮毂' },
  },
  {
    key: 'steel-wheel',
    category: 'batteries-lubricants-tires',
    names: { en: 'Steel wheel', ar: 'رنج حديد', fr: 'Jante en tôle', zh: '钢圈' },
  },
  {
    key: 'wheel-centre-cap',
    category: 'batteries-lubricants-tires',
    names: {
      en: 'Wheel centre cap',
      ar: 'غطاء وسط رنج',
      fr: 'Cache-moyeu de jante',
      zh: '轮毂中心盖',
    },
  },
  {
    key: 'wheel-nut',
    category: 'batteries-lubricants-tires',
    names: { en: 'Wheel nut', ar: 'صامولة تاير', fr: 'Écrou de roue', zh: '轮胎螺母' },
  },
  {
    key: 'battery-terminal',
    category: 'batteries-lubricants-tires',
    names: {
      en: 'Battery terminal',
      ar: 'راس بطارية',
      fr: 'Cosse de batterie',
      zh: '蓄电池接线端子',
    },
  },
]
