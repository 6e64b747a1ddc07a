import type { PartType } from '../reference.types.ts'

export const clutchParts: PartType[] = [
  {
    key: 'clutch-kit',
    category: 'clutch-parts',
    subCategory: 'clutch-kits-discs',
    names: { en: 'Clutch kit', ar: 'طقم كلتش كامل', fr: 'Kit d’embrayage', zh: '离合器三件套' },
  },
  {
    key: 'dual-clutch-kit',
    category: 'clutch-parts',
    subCategory: 'clutch-kits-discs',
    names: {
      en: 'Dual-clutch transmission clutch kit',
      ar: 'طقم كلتش مزدوج',
      fr: 'Kit d’embrayage double',
      zh: '双离合器套件',
    },
  },
  {
    key: 'clutch-disc',
    category: 'clutch-parts',
    subCategory: 'clutch-kits-discs',
    names: { en: 'Clutch disc', ar: 'صحن كلتش', fr: 'Disque d’embrayage', zh: '离合器片' },
  },
  {
    key: 'clutch-cover',
    category: 'clutch-parts',
    subCategory: 'clutch-kits-discs',
    names: {
      en: 'Clutch pressure plate',
      ar: 'دبة كلتش',
      fr: 'Mécanisme d’embrayage',
      zh: '离合器压盘',
    },
  },
  {
    key: 'release-bearing',
    category: 'clutch-parts',
    subCategory: 'release-bearings',
    names: {
      en: 'Clutch release bearing',
      ar: 'بيرنج كلتش',
      fr: 'Butée d’embrayage',
      zh: '离合器分离轴承',
    },
  },
  {
    key: 'release-fork',
    category: 'clutch-parts',
    subCategory: 'release-bearings',
    names: {
      en: 'Clutch release fork',
      ar: 'شوكة كلتش',
      fr: 'Fourchette d’embrayage',
      zh: '离合器拨叉',
    },
  },
  {
    key: 'pilot-bearing',
    category: 'clutch-parts',
    subCategory: 'release-bearings',
    names: { en: 'Pilot bearing', ar: 'بيرنج حذافة', fr: 'Roulement pilote', zh: '导向轴承' },
  },
  {
    key: 'clutch-master-cylinder',
    category: 'clutch-parts',
    subCategory: 'clutch-hydraulics',
    names: {
      en: 'Clutch master cylinder',
      ar: 'طرمبة كلتش علوية',
      fr: 'Émetteur d’embrayage',
      zh: '离合器总泵',
    },
  },
  {
    key: 'clutch-slave-cylinder',
    category: 'clutch-parts',
    subCategory: 'clutch-hydraulics',
    names: {
      en: 'Clutch slave cylinder',
      ar: 'طرمبة كلتش سفلية',
      fr: 'Récepteur d’embrayage',
      zh: '离合器分泵',
    },
  },
  {
    key: 'clutch-booster',
    category: 'clutch-parts',
    subCategory: 'clutch-hydraulics',
    names: {
      en: 'Truck clutch booster',
      ar: 'سيرفو كلتش شاحنة',
      fr: 'Servo d’embrayage poids lourd',
      zh: '离合器助力器',
    },
  },
  {
    key: 'clutch-cylinder-repair-kit',
    category: 'clutch-parts',
    subCategory: 'clutch-hydraulics',
    names: {
      en: 'Clutch cylinder repair kit',
      ar: 'طقم جلود طرمبة كلتش',
      fr: 'Kit de réparation de cylindre d’embrayage',
      zh: '离合器泵修理包',
    },
  },
  {
    key: 'clutch-hose',
    category: 'clutch-parts',
    subCategory: 'clutch-hydraulics',
    names: { en: 'Clutch hose', ar: 'هوز كلتش', fr: 'Flexible d’embrayage', zh: '离合器油管' },
  },
  {
    key: 'flywheel',
    category: 'clutch-parts',
    subCategory: 'flywheels',
    names: { en: 'Flywheel', ar: 'حذافة', fr: 'Volant moteur', zh: '飞轮' },
  },
  {
    key: 'clutch-cable',
    category: 'clutch-parts',
    subCategory: 'clutch-pedals-cables',
    names: { en: 'Clutch cable', ar: 'واير كلتش', fr: 'Câble d’embrayage', zh: '离合器拉线' },
  },
  {
    key: 'clutch-pedal',
    category: 'clutch-parts',
    subCategory: 'clutch-pedals-cables',
    names: { en: 'Clutch pedal', ar: 'دواسة كلتش', fr: 'Pédale d’embrayage', zh: '离合器踏板' },
  },
]
