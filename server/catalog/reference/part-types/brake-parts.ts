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
    key: 'brake-shoe-adjuster',
    category: 'brake-parts',
    names: {
      en: 'Brake shoe adjuster and spring kit',
      ar: 'طقم عيار وسبرنجات قماشات فرامل',
      fr: 'Kit de rattrapage et ressorts de mâchoires',
      zh: '刹车蹄调节器与弹簧修理包',
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
    key: 'brake-dust-shield',
    category: 'brake-parts',
    names: {
      en: 'Brake dust shield',
      ar: 'صاج حماية دسك فرامل',
      fr: 'Tôle de protection de disque',
      zh: '刹车盘防尘板',
    },
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
    key: 'caliper-pin-kit',
    category: 'brake-parts',
    names: {
      en: 'Caliper pin kit',
      ar: 'طقم بنوز كليبر',
      fr: 'Kit de colonnettes d’étrier',
      zh: '卡钳导向销',
    },
  },
  {
    key: 'caliper-piston',
    category: 'brake-parts',
    names: { en: 'Brake caliper piston', ar: 'بستم كليبر', fr: 'Piston d’étrier', zh: '卡钳活塞' },
  },
  {
    key: 'caliper-bracket',
    category: 'brake-parts',
    names: {
      en: 'Brake caliper bracket',
      ar: 'حامل كليبر',
      fr: 'Support d’étrier',
      zh: '卡钳支架',
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
    key: 'brake-pad-wear-sensor',
    category: 'brake-parts',
    names: {
      en: 'Brake pad wear sensor',
      ar: 'حساس فحمات',
      fr: 'Témoin d’usure de plaquettes',
      zh: '刹车片磨损传感器',
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
    key: 'brake-fluid-reservoir',
    category: 'brake-parts',
    names: {
      en: 'Brake fluid reservoir',
      ar: 'علبة زيت فرامل',
      fr: 'Bocal de liquide de frein',
      zh: '制动液壶',
    },
  },
  {
    key: 'brake-booster',
    category: 'brake-parts',
    names: { en: 'Brake booster', ar: 'سيرفو فرامل', fr: 'Servofrein', zh: '制动助力器' },
  },
  {
    key: 'brake-pedal',
    category: 'brake-parts',
    names: { en: 'Brake pedal', ar: 'دواسة فرامل', fr: 'Pédale de frein', zh: '制动踏板' },
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
    key: 'load-sensing-valve',
    category: 'brake-parts',
    names: {
      en: 'Load sensing valve',
      ar: 'بلف توزيع فرامل',
      fr: 'Correcteur de freinage',
      zh: '感载比例阀',
    },
  },
  {
    key: 'brake-hose',
    category: 'brake-parts',
    names: { en: 'Brake hose', ar: 'هوز فرامل', fr: 'Flexible de frein', zh: '制动软管' },
  },
  {
    key: 'brake-pipe',
    category: 'brake-parts',
    names: {
      en: 'Steel brake pipe',
      ar: 'ماسورة فرامل حديد',
      fr: 'Tube de frein rigide',
      zh: '制动硬管',
    },
  },
  {
    key: 'bleeder-screw',
    category: 'brake-parts',
    names: {
      en: 'Brake bleeder screw',
      ar: 'برغي تنفيس فرامل',
      fr: 'Vis de purge de frein',
      zh: '制动放气螺钉',
    },
  },
  {
    key: 'abs-actuator',
    category: 'brake-parts',
    names: { en: 'ABS actuator', ar: 'مضخة ABS', fr: 'Bloc ABS', zh: 'ABS泵总成' },
  },
  {
    key: 'abs-ring',
    category: 'brake-parts',
    names: { en: 'ABS sensor ring', ar: 'حلقة ABS', fr: 'Couronne ABS', zh: 'ABS齿圈' },
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
    key: 'parking-brake-lever',
    category: 'brake-parts',
    names: {
      en: 'Parking brake lever',
      ar: 'ذراع هاند بريك',
      fr: 'Levier de frein à main',
      zh: '手刹杆',
    },
  },
  {
    key: 'parking-brake-motor',
    category: 'brake-parts',
    names: {
      en: 'Electric parking brake motor',
      ar: 'موتور هاند بريك',
      fr: 'Moteur de frein à main électrique',
      zh: '电子手刹电机',
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
  {
    key: 'air-brake-chamber',
    category: 'brake-parts',
    names: { en: 'Air brake chamber', ar: 'غرفة فرامل هواء', fr: 'Vase de frein', zh: '制动气室' },
  },
  {
    key: 'air-dryer',
    category: 'brake-parts',
    names: {
      en: 'Air brake dryer',
      ar: 'مجفف هواء فرامل',
      fr: 'Dessiccateur d’air',
      zh: '空气干燥器',
    },
  },
  {
    key: 'air-brake-compressor',
    category: 'brake-parts',
    names: {
      en: 'Air brake compressor',
      ar: 'كمبروسر هواء فرامل',
      fr: 'Compresseur d’air de freinage',
      zh: '空气压缩机',
    },
  },
]
