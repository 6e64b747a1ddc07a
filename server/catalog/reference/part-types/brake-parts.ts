import type { PartType } from '../reference.types.ts'

export const brakeParts: PartType[] = [
  {
    key: 'brake-pad-set-front',
    category: 'brake-parts',
    names: {
      en: 'Front brake pad set',
      ar: 'طقم فحمات فرامل أمامية',
      fr: 'Jeu de plaquettes de frein avant',
      zh: '前刹车片',
    },
  },
  {
    key: 'brake-pad-set-rear',
    category: 'brake-parts',
    names: {
      en: 'Rear brake pad set',
      ar: 'طقم فحمات فرامل خلفية',
      fr: 'Jeu de plaquettes de frein arrière',
      zh: '后刹车片',
    },
  },
  {
    key: 'brake-disc-front',
    category: 'brake-parts',
    names: {
      en: 'Front brake disc',
      ar: 'دسك فرامل أمامي',
      fr: 'Disque de frein avant',
      zh: '前刹车盘',
    },
  },
  {
    key: 'brake-disc-rear',
    category: 'brake-parts',
    names: {
      en: 'Rear brake disc',
      ar: 'دسك فرامل خلفي',
      fr: 'Disque de frein arrière',
      zh: '后刹车盘',
    },
  },
  {
    key: 'brake-shoe-set',
    category: 'brake-parts',
    names: {
      en: 'Brake shoe set',
      ar: 'طقم قماشات فرامل خلفية',
      fr: 'Jeu de mâchoires de frein',
      zh: '制动蹄片组',
    },
  },
  {
    key: 'parking-brake-shoe-set',
    category: 'brake-parts',
    names: {
      en: 'Parking brake shoe set',
      ar: 'طقم قماشات هاند بريك',
      fr: 'Jeu de mâchoires de frein à main',
      zh: '驻车制动蹄片组',
    },
  },
  {
    key: 'brake-drum',
    category: 'brake-parts',
    names: { en: 'Brake drum', ar: 'درام فرامل خلفي', fr: 'Tambour de frein', zh: '制动鼓' },
  },
  {
    key: 'brake-caliper-front',
    category: 'brake-parts',
    names: {
      en: 'Front brake caliper',
      ar: 'كليبر فرامل أمامي',
      fr: 'Étrier de frein avant',
      zh: '前制动卡钳',
    },
  },
  {
    key: 'brake-caliper-rear',
    category: 'brake-parts',
    names: {
      en: 'Rear brake caliper',
      ar: 'كليبر فرامل خلفي',
      fr: 'Étrier de frein arrière',
      zh: '后制动卡钳',
    },
  },
  {
    key: 'brake-caliper-repair-kit',
    category: 'brake-parts',
    names: {
      en: 'Brake caliper repair kit',
      ar: 'طقم جلود كليبر',
      fr: 'Kit de réparation d’étrier',
      zh: '制动卡钳修理包',
    },
  },
  {
    key: 'brake-pad-fitting-kit',
    category: 'brake-parts',
    names: {
      en: 'Brake pad fitting kit',
      ar: 'طقم كلبسات فحمات',
      fr: 'Kit de montage de plaquettes',
      zh: '刹车片安装附件',
    },
  },
  {
    key: 'brake-master-cylinder',
    category: 'brake-parts',
    names: {
      en: 'Brake master cylinder',
      ar: 'طرمبة فرامل رئيسية',
      fr: 'Maître-cylindre de frein',
      zh: '制动总泵',
    },
  },
  {
    key: 'brake-booster',
    category: 'brake-parts',
    names: { en: 'Brake booster', ar: 'سيرفو فرامل', fr: 'Servofrein', zh: '制动助力器' },
  },
  {
    key: 'wheel-cylinder',
    category: 'brake-parts',
    names: {
      en: 'Brake wheel cylinder',
      ar: 'سلندر فرامل خلفي',
      fr: 'Cylindre de roue',
      zh: '制动分泵',
    },
  },
  {
    key: 'brake-hose',
    category: 'brake-parts',
    names: { en: 'Brake hose', ar: 'هوز فرامل', fr: 'Flexible de frein', zh: '制动软管' },
  },
  {
    key: 'abs-actuator',
    category: 'brake-parts',
    names: { en: 'ABS actuator', ar: 'مضخة ABS', fr: 'Bloc ABS', zh: 'ABS泵总成' },
  },
  {
    key: 'parking-brake-cable',
    category: 'brake-parts',
    names: {
      en: 'Parking brake cable',
      ar: 'واير هاند بريك',
      fr: 'Câble de frein à main',
      zh: '驻车制动拉线',
    },
  },
  {
    key: 'brake-vacuum-pump',
    category: 'brake-parts',
    names: {
      en: 'Brake vacuum pump',
      ar: 'طرمبة هواء الفرامل',
      fr: 'Pompe à vide de frein',
      zh: '制动真空泵',
    },
  },
]
